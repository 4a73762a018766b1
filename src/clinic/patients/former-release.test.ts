import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

// Statements of the release before the guardianships table, which runs alongside during deployment.

const makeChild = `insert into "patients" ("id", "user_id", "guardian_id", "birth_on", "full_name", "created_at", "blocked_until")
  values (default, default, $1, $2, default, $3, default) on conflict do nothing`;
const madeAt = '2026-11-23T08:00:00.000Z';

let testApp: TestApp;
let guardianId: number;

beforeAll(async () => {
  testApp = await startTestApp();
  const { user } = await testApp.person();
  guardianId = (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
});
afterAll(() => testApp.stop());

const childrenBornOn = async (birthDate: string) =>
  (
    await testApp.pool.query(
      `select p.id, s.guardian_id, s.may_book, s.pays, s.gets_notices, s.may_ask_for_record, s.has_no_contact
       from patients p left join guardianships s on s.patient_id = p.id where p.birth_on = $1`,
      [birthDate],
    )
  ).rows;

const wholly = {
  may_book: true,
  pays: true,
  gets_notices: true,
  may_ask_for_record: true,
  has_no_contact: false,
};

test("links a new child to the account's person as guardian once, for repeated bookings", async () => {
  for (let booking = 0; booking < 3; booking++)
    await testApp.pool.query(makeChild, [guardianId, '2018-05-11', madeAt]);
  expect(await childrenBornOn('2018-05-11')).toEqual([
    { id: expect.any(Number), guardian_id: guardianId, ...wholly },
  ]);
});

test('creates one record and one guardian for two concurrent bookings', async () => {
  await Promise.all(
    [1, 2, 3, 4].map(() => testApp.pool.query(makeChild, [guardianId, '2019-02-03', madeAt])),
  );
  expect(await childrenBornOn('2019-02-03')).toEqual([
    { id: expect.any(Number), guardian_id: guardianId, ...wholly },
  ]);
});

test("keeps the clinic's changes to a guardian when it books again", async () => {
  await testApp.pool.query(makeChild, [guardianId, '2020-07-08', madeAt]);
  await testApp.pool.query(
    `update guardianships set may_ask_for_record = false
     where patient_id = (select id from patients where birth_on = '2020-07-08')`,
  );
  await testApp.pool.query(makeChild, [guardianId, '2020-07-08', madeAt]);
  expect(await childrenBornOn('2020-07-08')).toMatchObject([{ may_ask_for_record: false }]);
});

test('registers a patient without guardian who books and is audited', async () => {
  const { pool } = testApp;
  const { rows: users } = await pool.query(
    `insert into users (username, username_key, password_hash, created_at) values ('abans', 'abans', 'none', $1)
     returning id`,
    [madeAt],
  );
  const userId = users[0].id;
  const { rows } = await pool.query(
    `insert into "patients" ("id", "user_id", "guardian_id", "birth_on", "full_name", "created_at", "blocked_until")
     values (default, $1, default, default, 'Montse Vila', $2, default) returning id`,
    [userId, madeAt],
  );
  await pool.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, hold_expires_at, price_cents, created_at)
     values ($1, $2, 1, 'office', '2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z', '2026-11-23T08:30:00Z', 6500, $3)`,
    [rows[0].id, userId, madeAt],
  );
  await pool.query(
    `insert into "audit_log" ("id", "at", "actor_user_id", "action", "subject", "detail")
     values (default, $1, $2, 'appointment.booked', 'appointment:1', default)`,
    [madeAt, userId],
  );
  const { rows: guardians } = await pool.query('select 1 from guardianships where patient_id = $1', [
    rows[0].id,
  ]);
  expect(guardians).toEqual([]);
});
