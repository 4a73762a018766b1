import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import type { Opening } from './contract.ts';

const clock = stoppedClock(instantOf('2026-11-23', '09:00'));
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const openings = async (who: Person): Promise<Opening[]> => (await who.get('/api/me/access-log')).json();
const cardOfAccount = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

test('requires a session', async () => {
  expect((await testApp.visitor().get('/api/me/access-log')).statusCode).toBe(401);
});

test('shows when and in which role the record was opened, newest first, without names', async () => {
  const client = await testApp.person();
  const other = await testApp.person();
  const reception = await createStaff(testApp, 'reception');
  const direction = await createStaff(testApp, 'admin');
  const id = await cardOfAccount(client);
  await reception.get(`/api/staff/people/${id}`);
  clock.set(instantOf('2026-11-23', '09:05'));
  await direction.get(`/api/staff/people/${id}`);
  expect(await openings(client)).toEqual([
    { at: '2026-11-23T08:05:00.000Z', role: 'admin', opened: 'card', reason: null },
    { at: '2026-11-23T08:00:00.000Z', role: 'reception', opened: 'card', reason: null },
  ]);
  expect(await openings(other)).toEqual([]);
  // Listing patients and editing by reception do not count as opening a record.
  await reception.get('/api/staff/people');
  await reception.patch(`/api/staff/people/${id}`, { fullName: 'Núria' });
  expect(await openings(client)).toHaveLength(2);
});

test("does not show a guardian who opened the child's record", async () => {
  const mother = await testApp.person();
  const reception = await createStaff(testApp, 'reception');
  const child = await insertPatient(testApp, { name: 'Pol', birthDate: '2016-05-06' });
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $2, true, true, true, true, now())`,
    [child, await cardOfAccount(mother)],
  );
  await reception.get(`/api/staff/people/${child}`);
  expect(await openings(mother)).toEqual([]);
});
