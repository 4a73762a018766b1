import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const path = '/api/selfcare/favourites';
const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const listFavourites = async (who: Person): Promise<number[]> =>
  (await who.get(path)).json().map(({ activityId }: { activityId: number }) => activityId);

test('require a session', async () => {
  const nobody = testApp.visitor();
  expect((await nobody.get(path)).statusCode).toBe(401);
  expect((await nobody.post(path, { activityId: 1 })).statusCode).toBe(401);
  expect((await nobody.delete(`${path}/1`)).statusCode).toBe(401);
});

test('are stored once, listed newest first, and removable', async () => {
  const person = await testApp.person();
  const first = await person.post(path, { activityId: 2 });
  expect([first.statusCode, first.json()]).toEqual([
    201,
    {
      id: expect.any(Number),
      userId: person.user.id,
      activityId: 2,
      addedAt: '2026-11-23T08:00:00.000Z',
    },
  ]);
  clock.advance(5);
  expect((await person.post(path, { activityId: 2 })).json()).toEqual(first.json());
  await person.post(path, { activityId: 5 });
  expect(await listFavourites(person)).toEqual([5, 2]);
  expect((await person.delete(`${path}/2`)).statusCode).toBe(204);
  expect((await person.delete(`${path}/2`)).statusCode).toBe(204);
  expect(await listFavourites(person)).toEqual([5]);
});

test('are invisible to other users', async () => {
  const person = await testApp.person();
  const other = await testApp.person();
  await person.post(path, { activityId: 3 });
  expect(await listFavourites(other)).toEqual([]);
  await other.delete(`${path}/3`);
  expect(await listFavourites(person)).toEqual([3]);
});

test.each([
  {},
  { activityId: '1' },
  { activityId: 0 },
  { activityId: 1.5 },
  { activityId: 2 ** 31 },
  { activityId: 1, userId: 1 },
])('refuse %j', async (body) => {
  const person = await testApp.person();
  expect((await person.post(path, body)).statusCode).toBe(400);
});

test('return 404 for an unknown activity', async () => {
  const person = await testApp.person();
  expect((await person.post(path, { activityId: 999_999 })).statusCode).toBe(404);
  expect(await listFavourites(person)).toEqual([]);
});
