import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let parentA: Person;
let parentB: Person;
let child: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const recordOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

/** A child's record created by parent A's account; a trigger creates the guardianship. */
beforeEach(async () => {
  parentA = await testApp.person({ fullName: 'Anna Prova' });
  parentB = await testApp.person({ fullName: 'Berta Prova' });
  const { rows } = await testApp.pool.query(
    `insert into patients (guardian_id, birth_on, created_at) values ($1, '2015-05-06', now()) returning id`,
    [await recordOf(parentA)],
  );
  child = rows[0].id;
});

let hours = 0;
async function addVisit(bookedBy: Person, day: string): Promise<number> {
  hours += 1;
  const { rows } = await testApp.pool.query(
    `insert into appointments
       (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, created_at)
     values ($1, $2, 2, 'child', $3::timestamptz + $4 * interval '1 hour', $3::timestamptz + ($4 + 1) * interval '1 hour',
       'confirmed', 5000, true, '2026-10-01') returning id`,
    [child, bookedBy.user.id, `${day}T06:00:00Z`, hours],
  );
  return rows[0].id;
}

const addParentB = async () =>
  testApp.pool.query(
    `insert into guardianships
       (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, has_no_contact, created_at)
     values ($1, $2, true, true, true, true, false, now())`,
    [child, await recordOf(parentB)],
  );

const endContactOfA = async () =>
  testApp.pool.query(
    `update guardianships set may_book = false, gets_notices = false, may_ask_for_record = false, has_no_contact = true
     where patient_id = $1 and guardian_id = $2`,
    [child, await recordOf(parentA)],
  );
const removeA = async () =>
  testApp.pool.query('delete from guardianships where patient_id = $1 and guardian_id = $2', [
    child,
    await recordOf(parentA),
  ]);

const childRow = async () =>
  (
    await testApp.pool.query(
      `select birth_on::text as "birthDate", full_name as name, blocked_until as "blockedUntil" from patients where id = $1`,
      [child],
    )
  ).rows[0];
const guardiansOfChild = async () =>
  (await testApp.pool.query('select guardian_id as id from guardianships where patient_id = $1', [child]))
    .rows;

/** A manager carries out the erasure requested by parent A. */
async function eraseByDirection(person: Person): Promise<{ statusCode: number; body: string }> {
  const director = await createStaff(testApp, 'admin');
  const created = await director.post(`/api/staff/people/${await recordOf(person)}/requests`, {
    kind: 'erasure',
    receivedOn: '2026-11-20',
  });
  if (created.statusCode >= 300) throw new Error(created.body);
  const { id } = created.json();
  const identity = await director.post(`/api/staff/requests/${id}/identity`, { how: 'document' });
  if (identity.statusCode >= 300) throw new Error(identity.body);
  return director.post(`/api/staff/requests/${id}/erase`, {});
}

const endings = [
  ['DELETE /api/me', (person: Person) => person.delete('/api/me', { password })],
  ['an erasure by the director', eraseByDirection],
] as const;
const withdrawals = [
  ['without contact', endContactOfA],
  ['removed', removeA],
] as const;

describe.each(endings)("%s of the parent who created a child's record", (_, end) => {
  test.each(withdrawals)(
    'keeps the record of an untreated child with another guardian (%s)',
    async (__, withdraw) => {
      await addParentB();
      await withdraw();
      const visit = await addVisit(parentB, '2026-12-10');
      const answer = await end(parentA);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await childRow()).toMatchObject({ birthDate: '2015-05-06', blockedUntil: null });
      expect(await guardiansOfChild()).toEqual([{ id: await recordOf(parentB) }]);
      const reception = await createStaff(testApp, 'reception');
      expect((await reception.get(`/api/staff/people/${child}`)).statusCode).toBe(200);
      expect((await parentB.get('/api/appointments')).json()).toMatchObject([{ id: visit }]);
    },
  );

  test.each(withdrawals)('keeps the record of a treated child open (%s)', async (__, withdraw) => {
    await addParentB();
    await addVisit(parentA, '2026-11-02');
    await withdraw();
    const answer = await end(parentA);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await childRow()).toMatchObject({ birthDate: '2015-05-06', blockedUntil: null });
  });

  test('keeps the record of a child whose only tie to the clinic is another guardian', async () => {
    await addParentB();
    expect((await end(parentA)).statusCode).toBe(200);
    expect(await childRow()).toMatchObject({ birthDate: '2015-05-06', blockedUntil: null });
    expect(await guardiansOfChild()).toEqual([{ id: await recordOf(parentB) }]);
  });

  test('keeps the record of a treated child without another guardian', async () => {
    await addVisit(parentA, '2026-11-02');
    expect((await end(parentA)).statusCode).toBe(200);
    expect(await childRow()).toMatchObject({ birthDate: '2015-05-06', blockedUntil: null });
    expect(await guardiansOfChild()).toEqual([]);
  });

  test.each(withdrawals)(
    'succeeds without mentioning an appointment hidden from the parent (%s)',
    async (__, withdraw) => {
      await addParentB();
      const visit = await addVisit(parentA, '2026-12-11');
      await testApp.pool.query(
        `insert into reminders (appointment_id, starts_at, queued_at) select id, starts_at, now() from appointments where id = $1`,
        [visit],
      );
      await testApp.pool.query('insert into pending_calls (appointment_id, at) values ($1, now())', [visit]);
      await withdraw();
      const answer = await end(parentA);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body).not.toMatch(/citas? confirmada|pago tuyo/);
      const { rows } = await testApp.pool.query(
        `select status, (select count(*)::int from reminders where appointment_id = a.id) as reminders,
         (select count(*)::int from pending_calls where appointment_id = a.id) as calls
       from appointments a where id = $1`,
        [visit],
      );
      expect(rows).toEqual([{ status: 'confirmed', reminders: 1, calls: 1 }]);
    },
  );

  test('keeps all data of an adult child with an account of their own', async () => {
    const grown = await testApp.person({ fullName: 'Clara Prova' });
    await testApp.pool.query('update patients set guardian_id = null where id = $1', [child]);
    child = await recordOf(grown);
    await testApp.pool.query(`update patients set guardian_id = $2, birth_on = '2005-05-06' where id = $1`, [
      child,
      await recordOf(parentA),
    ]);
    await addParentB();
    await testApp.pool.query(
      `insert into discharges (patient_id, professional_id, discharged_on, at, entered_by)
       values ($1, 2, '2026-11-01', now(), $2)`,
      [child, grown.user.id],
    );
    const answer = await end(parentA);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await childRow()).toMatchObject({
      name: 'Clara Prova',
      birthDate: '2005-05-06',
      blockedUntil: null,
    });
    expect(await guardiansOfChild()).toEqual([{ id: await recordOf(parentB) }]);
    const { rows } = await testApp.pool.query('select id from discharges where patient_id = $1', [child]);
    expect(rows).toHaveLength(1);
  });

  test('erases the record of an untreated child without other guardians', async () => {
    const answer = await end(parentA);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await childRow()).toEqual({ birthDate: null, name: null, blockedUntil: null });
    expect(await guardiansOfChild()).toEqual([]);
  });
});

describe('DELETE /api/me', () => {
  test('is refused while the person can see and cancel an appointment of a child', async () => {
    await addVisit(parentA, '2026-12-12');
    const answer = await parentA.delete('/api/me', { password });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'open_appointments']);
  });
});
