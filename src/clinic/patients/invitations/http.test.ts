import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';

const start = instantOf('2026-11-23', '09:00');
const clock = stoppedClock(start);
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let reception: Person;
let nuria: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  clock.set(start);
  await testApp.pool.query('delete from appointments; delete from outbox; delete from unproved_letters');
  reception = await createStaff(testApp, 'reception');
  nuria = await insertPatient(testApp, { name: 'Núria Peña', email: 'nuria@example.org' });
});

const invite = (who: Person, id = nuria) => who.post(`/api/staff/people/${id}/invitation`);
const accept = (who: Person, token: string) => who.post('/api/invitations/accept', { token });
/** Token from the newest invitation letter. */
async function tokenOfLetter(): Promise<string> {
  const { rows } = await testApp.pool.query(
    `select text from outbox where kind = 'patient.invitation' order by id desc limit 1`,
  );
  return /\/invitacion#([\w-]{43})/.exec(rows[0].text)?.[1] ?? '';
}
const cardOfAccount = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

test('lets only reception invite and only clients accept', async () => {
  const client = await testApp.person();
  const professional = await createStaff(testApp, 'professional');
  expect((await testApp.visitor().post(`/api/staff/people/${nuria}/invitation`)).statusCode).toBe(401);
  for (const who of [client, professional]) expect((await invite(who)).statusCode).toBe(403);
  expect((await testApp.visitor().post('/api/invitations/accept', { token: 'x' })).statusCode).toBe(401);
  expect((await accept(reception, 'x')).statusCode).toBe(403);
});

test("moves the record's appointments into the account and keeps its own bookings", async () => {
  const planned = await insertAppointment(testApp, {
    patientId: nuria,
    professionalId: 1,
    startsAt: instantOf('2026-11-30', '10:30'),
  });
  const client = await testApp.person({ fullName: 'Núria Peña' });
  const former = await cardOfAccount(client);
  await insertAppointment(testApp, {
    patientId: former,
    bookedBy: client.user.id,
    professionalId: 2,
    startsAt: instantOf('2026-12-01', '10:30'),
  });
  const invited = await invite(reception);
  expect(invited.json()).toEqual({ email: 'nuria@example.org', until: '2026-11-30T08:00:00.000Z' });
  const { rows: kept } = await testApp.pool.query('select token_hash from patient_invitations');
  const token = await tokenOfLetter();
  expect(kept[0].token_hash).not.toContain(token);

  expect((await accept(client, token)).statusCode).toBe(200);
  expect(await cardOfAccount(client)).toBe(nuria);
  const own = (await client.get('/api/appointments')).json() as { id: number }[];
  expect(own).toHaveLength(2);
  expect(own.map(({ id }) => id)).toContain(planned);
  expect((await testApp.pool.query('select from patients where id = $1', [former])).rows).toEqual([]);
  const { rows } = await testApp.pool.query(`select * from audit_log where action = 'patient.tied'`);
  expect(rows).toMatchObject([
    { actor_user_id: client.user.id, patient_id: nuria, detail: { merged: former } },
  ]);
  expect((await invite(reception)).json()).toMatchObject({ code: 'has_account' });
});

test('shows a new adult the appointments planned after their 18th birthday, and no earlier ones', async () => {
  const mother = await testApp.person();
  await testApp.pool.query(`update patients set birth_on = '2008-12-07' where id = $1`, [nuria]);
  const plan = (day: string) =>
    insertAppointment(testApp, {
      patientId: nuria,
      bookedBy: mother.user.id,
      professionalId: 1,
      startsAt: instantOf(day, '00:30'),
    });
  const [, after] = [await plan('2026-12-06'), await plan('2026-12-07')];
  await invite(reception);
  const own = await testApp.person({ fullName: 'Núria Peña' });
  expect((await accept(own, await tokenOfLetter())).statusCode).toBe(200);
  expect((await own.get('/api/appointments')).json()).toMatchObject([{ id: after }]);
});

test('accepts a link once, for a week, and only the newest', async () => {
  await invite(reception);
  const replaced = await tokenOfLetter();
  await invite(reception);
  const token = await tokenOfLetter();
  const client = await testApp.person();
  expect((await accept(client, replaced)).statusCode).toBe(410);
  clock.set(new Date(start.getTime() + 7 * 86_400_000));
  await client.post('/api/login', { username: client.user.username, password: 'casa-de-paper-7' });
  expect((await accept(client, token)).json()).toMatchObject({ code: 'link_over' });
  clock.set(start);
  expect((await accept(client, token)).statusCode).toBe(200);
  expect((await accept(await testApp.person(), token)).statusCode).toBe(410);
});

test('invalidates the link when the e-mail address is corrected', async () => {
  await invite(reception);
  const token = await tokenOfLetter();
  const stranger = await testApp.person();
  const change = (body: object) => reception.patch(`/api/staff/people/${nuria}`, body);
  // Other corrections keep the link valid.
  await change({ phone: '+34 600 000 009', email: 'nuria@example.org' });
  const card = async () => (await reception.get(`/api/staff/people/${nuria}`)).json();
  expect((await card()).invitedUntil).toBe('2026-11-30T08:00:00.000Z');
  expect((await change({ email: 'nuria.pena@example.org' })).json().invitedUntil).toBeNull();
  expect((await accept(stranger, token)).json()).toMatchObject({ code: 'link_over' });
  expect((await card()).hasAccount).toBe(false);
});

test('refuses to merge people with different birth dates or family members', async () => {
  const client = await testApp.person();
  const own = await cardOfAccount(client);
  await testApp.pool.query(`update patients set birth_on = '1990-01-01' where id = $1`, [own]);
  await testApp.pool.query(`update patients set birth_on = '1991-01-01' where id = $1`, [nuria]);
  await invite(reception);
  const token = await tokenOfLetter();
  expect((await accept(client, token)).json()).toMatchObject({ code: 'contradicts' });
  // A refused link stays valid.
  await testApp.pool.query(`update patients set birth_on = '1990-01-01' where id = $1`, [nuria]);
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $2, true, true, true, true, now())`,
    [own, nuria],
  );
  expect((await accept(client, token)).json()).toMatchObject({ code: 'contradicts' });
  await testApp.pool.query('delete from guardianships where guardian_id = $1', [nuria]);
  expect((await accept(client, token)).statusCode).toBe(200);
});

test('refuses and changes nothing when both have an appointment at the same time', async () => {
  const at = instantOf('2026-11-30', '10:30');
  const client = await testApp.person();
  const own = await cardOfAccount(client);
  await insertAppointment(testApp, { patientId: nuria, professionalId: 1, startsAt: at });
  await insertAppointment(testApp, {
    patientId: own,
    professionalId: 2,
    startsAt: at,
    bookedBy: client.user.id,
  });
  await invite(reception);
  expect((await accept(client, await tokenOfLetter())).json()).toMatchObject({ code: 'contradicts' });
  expect(await cardOfAccount(client)).toBe(own);
});

test('moves guardianships and merges a child of both', async () => {
  const client = await testApp.person();
  const own = await cardOfAccount(client);
  const one = await insertPatient(testApp, { name: 'Pol' });
  const both = await insertPatient(testApp, { name: 'Mar' });
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $3, true, true, true, true, now()), ($2, $3, true, true, true, true, now()), ($2, $4, false, true, true, true, now())`,
    [one, both, own, nuria],
  );
  await invite(reception);
  await accept(client, await tokenOfLetter());
  const { rows } = await testApp.pool.query(
    'select patient_id, may_book from guardianships where guardian_id = $1 order by patient_id',
    [nuria],
  );
  expect(rows).toEqual([
    { patient_id: one, may_book: true },
    { patient_id: both, may_book: false },
  ]);
});

test('refuses to invite without e-mail, children, and locked records', async () => {
  const withoutMail = await insertPatient(testApp, { name: 'Joan' });
  expect((await invite(reception, withoutMail)).json()).toMatchObject({ code: 'no_email' });
  const child = await insertPatient(testApp, {
    name: 'Pol',
    email: 'pol@example.org',
    birthDate: '2016-05-06',
  });
  expect((await invite(reception, child)).json()).toMatchObject({ code: 'too_young' });
  await testApp.pool.query(`update patients set blocked_until = '2041-01-01' where id = $1`, [nuria]);
  expect((await invite(reception)).statusCode).toBe(404);
});
