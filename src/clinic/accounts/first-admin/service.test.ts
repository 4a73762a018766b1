import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createFirstAdminLink } from '../service.server.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ clock });
});
afterAll(() => house.stop());
beforeEach(() => house.pool.query(`update users set closed_at = now() where role = 'admin'`));

const link = () => createFirstAdminLink({ db: house.db, clock, publicUrl: 'http://onyar.test' });
const open = (url: string | undefined, username = newName()) =>
  house.visitor().post('/api/staff/first-admin', {
    ...{ token: new URL(url ?? '').hash.slice(1), username, password: 'casa-de-paper-7' },
    ...{ fullName: 'Ona Vilar', email: 'ona@example.org' },
  });

test('a new address takes the place of the former, and of two who use one at once one gets the account', async () => {
  const [former, latest] = [await link(), await link()];
  expect((await open(former)).statusCode).toBe(410);
  const both = await Promise.all([open(latest), open(latest)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
  expect(await link()).toBeUndefined();
});

test('after a day the address is nobody’s, and so it is once the direction has an account by another way', async () => {
  const old = await link();
  clock.advance(24 * 60);
  expect((await open(old)).statusCode).toBe(410);
  const url = await link();
  const { user } = await house.person();
  await house.pool.query(`update users set role = 'admin' where id = $1`, [user.id]);
  expect((await open(url)).statusCode).toBe(410);
});

test('a name that is taken leaves the address good', async () => {
  const { user } = await house.person();
  const url = await link();
  expect((await open(url, user.username)).statusCode).toBe(409);
  expect((await open(url)).statusCode).toBe(201);
});
