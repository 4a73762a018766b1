import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createEvaluationHolder } from '#tests/support/evaluations.ts';

const monday = instantOf('2026-11-23', '09:00');
let testApp: TestApp;
let holder: Awaited<ReturnType<typeof createEvaluationHolder>>;
let id: number;
beforeAll(async () => {
  testApp = await startTestApp({ clock: stoppedClock(monday) });
  holder = await createEvaluationHolder(testApp, monday);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query('delete from evaluations');
  id = (await holder.post('/api/evaluations', { instrument: 'phq-9' })).json().id;
});

const path = (part = '') => `/api/evaluations/${id}${part}`;
const answer = (
  item: number,
  value: unknown,
  who: typeof holder | Awaited<ReturnType<TestApp['person']>> = holder,
) => who.patch(path(`/answers/${item}`), { value });

test('stores each answer at once and returns it later', async () => {
  await answer(1, 2);
  await answer(3, 1);
  await answer(1, 0);
  expect((await holder.get(path())).json()).toEqual({
    id,
    instrument: 'phq-9',
    isReadable: true,
    isFinished: false,
    isAlarmed: false,
    isTaken: false,
    directionAt: null,
    answers: [0, null, 1, null, null, null, null, null, null],
    attention: { isOpen: true, turnsAt: instantOf('2026-11-23', '13:00').toISOString() },
  });
  expect((await holder.get('/api/evaluations')).json().evaluations).toMatchObject([
    { state: 'begun', answered: 2 },
  ]);
});

test('stores all concurrent answers', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((item) => answer(item, item % 4)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect((await holder.get(path())).json().answers).toEqual([1, 2, 3, 0, 1, 2, 3, 0, null]);
});

test('finishes only a complete questionnaire, once, and refuses later changes', async () => {
  expect((await holder.post(path('/finish'))).json().code).toBe('incomplete');
  for (let item = 1; item <= 9; item++) await answer(item, 0);
  expect((await holder.post(path('/finish'))).json().isFinished).toBe(true);
  expect((await holder.post(path('/finish'))).statusCode).toBe(200);
  expect((await answer(1, 3)).json().code).toBe('finished');
  // Repeating a finished answer after a lost response is no change.
  expect((await answer(1, 0)).statusCode).toBe(200);
});

test('returns 404 to other users, as for an unknown id', async () => {
  const other = await createEvaluationHolder(testApp, monday);
  for (const who of [other, await testApp.person()]) {
    expect((await who.get(path())).statusCode).toBe(404);
    expect((await answer(1, 1, who)).statusCode).toBe(404);
    expect((await who.post(path('/finish'))).statusCode).toBe(404);
  }
  expect((await testApp.visitor().get(path())).statusCode).toBe(401);
  expect((await holder.get(path())).json().answers[0]).toBeNull();
});

test.each([
  [1, 4],
  [1, -1],
  [1, 1.5],
  [1, '1'],
  [1, null],
  [0, 1],
  ['x', 1],
])('refuses item %s with value %s', async (item, value) => {
  expect((await answer(item as number, value)).statusCode).toBe(400);
});

test('returns 404 for an item that the questionnaire does not have', async () => {
  expect((await answer(10, 1)).statusCode).toBe(404);
});

describe('stored answers', () => {
  const sealed = async () =>
    (await testApp.pool.query('select id, sealed_answers as text from evaluations order by id')).rows;

  test('are encrypted and have the same length with two answers as with all', async () => {
    await answer(1, 3);
    const [few] = await sealed();
    for (let item = 2; item <= 8; item++) await answer(item, 3);
    const [many] = await sealed();
    expect(many.text).toHaveLength(few.text.length);
    expect(JSON.stringify(many)).not.toContain('3333-');
  });

  test('cannot be decrypted after being moved to another row', async () => {
    await answer(1, 3);
    const second = (await holder.post('/api/evaluations', { instrument: 'gad-7' })).json().id;
    await holder.patch(`/api/evaluations/${second}/answers/1`, { value: 1 });
    const [first, other] = await sealed();
    await testApp.pool.query('update evaluations set sealed_answers = $2 where id = $1', [
      other.id,
      first.text,
    ]);
    const list = (await holder.get('/api/evaluations')).json().evaluations;
    expect(list.find((one: { id: number }) => one.id === other.id).answered).toBe(0);
    expect((await holder.get(`/api/evaluations/${other.id}`)).json()).toMatchObject({
      isReadable: false,
      answers: Array(7).fill(null),
    });
    expect((await holder.post(`/api/evaluations/${other.id}/finish`)).json().code).toBe('unreadable');
  });
});
