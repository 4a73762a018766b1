import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { doJob } from '#tests/support/jobs.ts';

/** A child's visit, tomorrow at nine; the child is seventeen until the seventh of December. */
const visitAt = instantOf('2026-12-01', '09:00');
const dayBefore = new Date(visitAt.getTime() - 24 * 3_600_000);
const clock = stoppedClock(dayBefore);
const lastDayAsChild = instantOf('2026-12-06', '12:00');
const birthday = instantOf('2026-12-07', '00:00');

let house: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let mother: Person;
let father: Person;
let visit: number;

beforeAll(async () => {
  house = await startTestApp({ clock });
});
afterAll(() => house.stop());

const patientOf = async ({ user }: Person): Promise<number> =>
  (await house.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

/** The mother has booked for the child, as the site does it. */
beforeEach(async () => {
  clock.set(dayBefore);
  await house.pool.query('delete from reminders; delete from appointments; delete from outbox');
  mother = await house.person({ email: 'mare@example.org' });
  father = await house.person({ email: 'pare@example.org' });
  const child = await house.pool.query(
    `insert into patients (guardian_id, birth_on, created_at) values ($1, '2008-12-07', now()) returning id`,
    [await patientOf(mother)],
  );
  const { rows } = await house.pool.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, created_at)
     values ($1, $2, 2, 'child', $3, $3::timestamptz + interval '1 hour', 'confirmed', 5000, true, $3::timestamptz - interval '9 days')
     returning id, patient_id`,
    [child.rows[0].id, mother.user.id, visitAt],
  );
  visit = rows[0].id;
});

const addFather = (rights: { getsNotices?: boolean; hasNoContact?: boolean }) =>
  patientOf(father).then((guardian) =>
    house.pool.query(
      `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, has_no_contact, created_at)
       select patient_id, $2, false, true, $3, false, $4, now() from appointments where id = $1`,
      [visit, guardian, rights.getsNotices ?? false, rights.hasNoContact ?? false],
    ),
  );

const statusOf = async (id: number): Promise<string> =>
  (await house.pool.query('select status from appointments where id = $1', [id])).rows[0].status;

const reminders = async (): Promise<{ recipient: string; text: string }[]> =>
  (
    await house.pool.query(
      `select recipient, text from outbox where kind = 'appointment.reminder' order by recipient`,
    )
  ).rows;

test('whoever books for a child is its guardian, with every right', async () => {
  const { rows } = await house.pool.query(
    'select g.* from guardianships g join appointments a using (patient_id) where a.id = $1',
    [visit],
  );
  const all = { may_book: true, pays: true, gets_notices: true, may_ask_for_record: true };
  expect(rows).toMatchObject([{ guardian_id: await patientOf(mother), ...all, has_no_contact: false }]);
});

test('a father who only gets notices gets his reminder, without a link that does anything', async () => {
  await addFather({ getsNotices: true });
  await doJob(house, 'appointments.remind');
  const [hers, his, ...more] = await reminders();
  expect(more).toEqual([]);
  expect([hers?.recipient, his?.recipient]).toEqual(['mare@example.org', 'pare@example.org']);
  expect(hers?.text).toContain('/cita#');
  expect(his?.text).toContain(
    'Para cambiarla o cancelarla, habla con quien la ha reservado o con la clínica.',
  );
  expect(his?.text).not.toContain('/cita#');
});

test('he sees nothing of it in his account, and can change nothing', async () => {
  await addFather({ getsNotices: true });
  expect((await father.get('/api/appointments')).json()).toEqual([]);
  expect((await father.delete(`/api/appointments/${visit}`)).statusCode).toBe(404);
  expect((await mother.get('/api/appointments')).json()).toHaveLength(1);
});

test('a link that was sent to a guardian ends with their right to act, and with the 18th birthday', async () => {
  await addFather({ getsNotices: true });
  await house.pool.query('update guardianships set may_book = true');
  await doJob(house, 'appointments.remind');
  const [hers, his] = (await reminders()).map(({ text }) => /\/cita#cancelar=(\S+)/.exec(text)?.[1]);
  const use = async (what: string, token = '') =>
    (await house.app.inject({ method: 'POST', url: `/api/appointment-links/${what}`, payload: { token } }))
      .statusCode;
  expect([await use('read', hers), await use('read', his)]).toEqual([200, 200]);
  await house.pool.query('update guardianships set may_book = false where guardian_id = $1', [
    await patientOf(father),
  ]);
  for (const what of ['read', 'confirm', 'cancel']) expect(await use(what, his), what).toBe(404);
  expect(await use('read', hers)).toBe(200);
  await house.pool.query(`update patients set birth_on = '2008-11-30' where birth_on is not null`);
  expect(await use('cancel', hers)).toBe(404);
  expect(await statusOf(visit)).toBe('confirmed');
});

test('a guardian without notices or without contact hears nothing', async () => {
  await addFather({ hasNoContact: true });
  await doJob(house, 'appointments.remind');
  expect(await reminders()).toMatchObject([{ recipient: 'mare@example.org' }]);
});

test('no contact and notices at once cannot be stored', async () => {
  await expect(addFather({ getsNotices: true, hasNoContact: true })).rejects.toThrow(
    'guardianships_no_contact',
  );
});

test('a guardian’s access ends with the 18th birthday, in Madrid', async () => {
  const signIn = () =>
    mother.post('/api/login', { username: mother.user.username, password: 'casa-de-paper-7' });
  clock.set(lastDayAsChild);
  await signIn();
  expect((await mother.get('/api/appointments')).json()).toHaveLength(1);
  clock.set(birthday);
  await signIn();
  expect((await mother.get('/api/appointments')).json()).toEqual([]);
  expect((await mother.get(`/api/appointments/${visit}/calendar.ics`)).statusCode).toBe(404);
  expect((await mother.delete(`/api/appointments/${visit}`)).statusCode).toBe(404);
});

test.each([
  'may_book = false',
  'may_book = false, gets_notices = false, may_ask_for_record = false, has_no_contact = true',
])('once the clinic has set %s, what a guardian has booked is theirs no more', async (rights) => {
  await house.pool.query(
    `update guardianships set ${rights} where patient_id = (select patient_id from appointments where id = $1)`,
    [visit],
  );
  expect((await mother.get('/api/appointments')).json()).toEqual([]);
  expect((await mother.patch(`/api/appointments/${visit}`, { date: visitAt.toISOString() })).statusCode).toBe(
    404,
  );
  expect((await mother.delete(`/api/appointments/${visit}`)).statusCode).toBe(404);
});
