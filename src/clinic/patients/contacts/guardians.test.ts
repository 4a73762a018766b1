import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mayNotBookSentence } from '#clinic/patients/terms.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff } from '#tests/support/staff.ts';

/** A child's appointment tomorrow at nine. The child turns 18 on 7 December. */
const visitAt = instantOf('2026-12-01', '09:00');
const dayBefore = new Date(visitAt.getTime() - 24 * 3_600_000);
const clock = stoppedClock(dayBefore);
const lastDayAsChild = instantOf('2026-12-06', '12:00');
const birthday = instantOf('2026-12-07', '00:00');

let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let mother: Person;
let father: Person;
let visit: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const patientOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

/** The mother has booked for the child through the website. */
beforeEach(async () => {
  clock.set(dayBefore);
  await testApp.pool.query(
    'delete from reminders; delete from appointments; delete from outbox; delete from unproved_letters',
  );
  mother = await testApp.person({ email: 'mare@example.org' });
  father = await testApp.person({ email: 'pare@example.org' });
  const child = await testApp.pool.query(
    `insert into patients (guardian_id, birth_on, created_at) values ($1, '2008-12-07', now()) returning id`,
    [await patientOf(mother)],
  );
  const { rows } = await testApp.pool.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, created_at)
     values ($1, $2, 2, 'child', $3, $3::timestamptz + interval '1 hour', 'confirmed', 5000, true, $3::timestamptz - interval '9 days')
     returning id, patient_id`,
    [child.rows[0].id, mother.user.id, visitAt],
  );
  visit = rows[0].id;
});

const addFather = (rights: { getsNotices?: boolean; hasNoContact?: boolean; pays?: boolean }) =>
  patientOf(father).then((guardian) =>
    testApp.pool.query(
      `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, has_no_contact, created_at)
       select patient_id, $2, false, $5, $3, false, $4, now() from appointments where id = $1`,
      [visit, guardian, rights.getsNotices ?? false, rights.hasNoContact ?? false, rights.pays ?? true],
    ),
  );

const statusOf = async (id: number): Promise<string> =>
  (await testApp.pool.query('select status from appointments where id = $1', [id])).rows[0].status;

const reminders = async (): Promise<{ recipient: string; text: string }[]> =>
  (
    await testApp.pool.query(
      `select recipient, text from outbox where kind = 'appointment.reminder' order by recipient`,
    )
  ).rows;

test('makes the person who books for a child its guardian with all rights', async () => {
  const { rows } = await testApp.pool.query(
    'select g.* from guardianships g join appointments a using (patient_id) where a.id = $1',
    [visit],
  );
  const all = { may_book: true, pays: true, gets_notices: true, may_ask_for_record: true };
  expect(rows).toMatchObject([{ guardian_id: await patientOf(mother), ...all, has_no_contact: false }]);
});

test('greets each guardian by their own name, once their address is verified', async () => {
  await addFather({ getsNotices: true });
  await testApp.pool.query(
    `update users set full_name = case id when $1 then 'Laia Puig' else 'Pau Serra' end, email_verified = id = $1
     where id in ($1, $2)`,
    [mother.user.id, father.user.id],
  );
  await runJob(testApp, 'appointments.remind');
  const [hers, his] = await reminders();
  expect(hers?.text).toMatch(/^Hola, Laia:/);
  expect(his?.text).toMatch(/^Hola:/);
});

test('sends a notices-only guardian the reminder without action links', async () => {
  await addFather({ getsNotices: true });
  await runJob(testApp, 'appointments.remind');
  const [hers, his, ...more] = await reminders();
  expect(more).toEqual([]);
  expect([hers?.recipient, his?.recipient]).toEqual(['mare@example.org', 'pare@example.org']);
  expect(hers?.text).toContain('/cita#');
  expect(his?.text).toContain(
    'Para cambiarla o cancelarla, habla con quien la ha reservado o con la clínica.',
  );
  expect(his?.text).not.toContain('/cita#');
});

test("hides the appointment from a notices-only guardian's account and refuses changes", async () => {
  await addFather({ getsNotices: true });
  expect((await father.get('/api/appointments')).json()).toEqual([]);
  expect((await father.delete(`/api/appointments/${visit}`)).statusCode).toBe(404);
  expect((await mother.get('/api/appointments')).json()).toHaveLength(1);
});

test("ends a guardian's link with the right to act, and on the 18th birthday", async () => {
  await addFather({ getsNotices: true });
  await testApp.pool.query('update guardianships set may_book = true');
  await runJob(testApp, 'appointments.remind');
  const [hers, his] = (await reminders()).map(({ text }) => /\/cita#cancelar=(\S+)/.exec(text)?.[1]);
  const use = async (what: string, token = '') =>
    (await testApp.app.inject({ method: 'POST', url: `/api/appointment-links/${what}`, payload: { token } }))
      .statusCode;
  expect([await use('read', hers), await use('read', his)]).toEqual([200, 200]);
  await testApp.pool.query('update guardianships set may_book = false where guardian_id = $1', [
    await patientOf(father),
  ]);
  for (const what of ['read', 'confirm', 'cancel']) expect(await use(what, his), what).toBe(404);
  expect(await use('read', hers)).toBe(200);
  await testApp.pool.query(`update patients set birth_on = '2008-11-30' where birth_on is not null`);
  expect(await use('cancel', hers)).toBe(404);
  expect(await statusOf(visit)).toBe('confirmed');
});

/** Mentions of money or of who acted, which only the payer may receive. */
const ofMoney = /€|paga|pago|devol|importe|cobrado|sesión de tu plan|Has cancelado|nos has pedido/i;
const textsTo = async (recipient: string): Promise<{ kind: string; text: string }[]> =>
  (
    await testApp.pool.query(
      `select kind, subject || text as text from outbox where recipient = $1 order by id`,
      [recipient],
    )
  ).rows;

test('informs the second guardian of time, change and cancellation, but not of payments', async () => {
  await addFather({ getsNotices: true, pays: false });
  const later = new Date(visitAt.getTime() + 7 * 24 * 3_600_000);
  await testApp.pool.query(
    `update appointments set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
    [visit, later],
  );
  await testApp.pool.query(
    `update patients set birth_on = '2012-05-06' where id = (select patient_id from appointments where id = $1)`,
    [visit],
  );
  const moved = await mother.patch(`/api/appointments/${visit}`, { date: instantOf('2026-12-03', '10:30') });
  expect(moved.statusCode).toBe(200);
  expect((await mother.delete(`/api/appointments/${visit}`)).statusCode).toBe(200);
  const reception = await createStaff(testApp, 'reception');
  const { rows } = await testApp.pool.query('select patient_id from appointments where id = $1', [visit]);
  const place = { patientId: rows[0].patient_id, professionalId: 2, type: 'child', outsideHours: true };
  const planned = await reception.post('/api/staff/appointments', {
    ...place,
    startsAt: instantOf('2026-12-02', '11:00').toISOString(),
  });
  expect(planned.statusCode).toBe(201);
  const series = await reception.post('/api/staff/series', {
    ...place,
    startsAt: instantOf('2026-12-02', '16:30').toISOString(),
    everyWeeks: 1,
    count: 2,
    preview: false,
  });
  expect(series.statusCode).toBe(201);
  const id = (await testApp.pool.query('select max(id) as id from appointments')).rows[0].id;
  const { rows: last } = await testApp.pool.query('select series_id from appointments where id = $1', [id]);
  const ended = await reception.post(`/api/staff/series/${last[0].series_id}/end`, {
    fromAppointmentId: id,
    by: 'person',
    preview: false,
  });
  expect(ended.statusCode).toBe(200);
  const kinds = ['appointment.moved', 'appointment.cancelled', 'appointment.planned'];
  const hers = await textsTo('mare@example.org');
  const his = await textsTo('pare@example.org');
  expect(his.map(({ kind }) => kind)).toEqual([...kinds, 'series.planned', 'series.ended']);
  expect(hers.map(({ kind }) => kind)).toEqual(his.map(({ kind }) => kind));
  for (const { text } of his) {
    expect(text).toContain('de 2026');
    expect(text).not.toMatch(ofMoney);
  }
  expect(hers.find(({ kind }) => kind === 'appointment.cancelled')?.text).toContain('Te devolveremos');
});

test('sends nothing to a guardian without notices or contact', async () => {
  await addFather({ hasNoContact: true });
  await runJob(testApp, 'appointments.remind');
  expect(await reminders()).toMatchObject([{ recipient: 'mare@example.org' }]);
});

test('rejects the combination of no contact and notices', async () => {
  await expect(addFather({ getsNotices: true, hasNoContact: true })).rejects.toThrow(
    'guardianships_no_contact',
  );
});

test("ends a guardian's access on the 18th birthday in Madrid time", async () => {
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

test('lists on Hoy an appointment after the 18th birthday until the record has its own contact', async () => {
  const [reception, colleague] = [
    await createStaff(testApp, 'reception'),
    await createStaff(testApp, 'professional', 2),
  ];
  const child = await cardOfChild();
  const asked = async (who = reception) => {
    const { comingOfAge } = (await who.get('/api/staff/agenda/undecided')).json();
    return comingOfAge.map(({ id }: { id: number }) => id);
  };
  const putAt = (day: string) =>
    testApp.pool.query(
      `update appointments set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
      [visit, instantOf(day, '00:30')],
    );
  await putAt('2026-12-06');
  expect(await asked()).toEqual([]);
  await putAt('2026-12-07');
  expect([await asked(), await asked(colleague)]).toEqual([[visit], []]);
  await testApp.pool.query(`update patients set phone = '600 300 400' where id = $1`, [child]);
  expect(await asked()).toEqual([]);
  await testApp.pool.query(`update patients set phone = null where id = $1`, [child]);
  // Adults stated their contact details, or declined to, when it was planned.
  await testApp.pool.query(`update appointments set created_at = $1`, [birthday]);
  expect(await asked()).toEqual([]);
});

const bookBy = (who: Person, childBirthDate: string) =>
  who.post('/api/appointments', {
    type: 'child',
    professionalId: 2,
    guardian: true,
    childBirthDate,
    date: instantOf('2026-12-03', '10:30'),
  });
const cardOfChild = async () =>
  (await testApp.pool.query('select patient_id from appointments where id = $1', [visit])).rows[0].patient_id;

test("finds the child's single record by birth date for a guardian who may book", async () => {
  await addFather({ getsNotices: true });
  await testApp.pool.query('update guardianships set may_book = true where guardian_id = $1', [
    await patientOf(father),
  ]);
  const { id } = (await bookBy(father, '2008-12-07')).json();
  const { rows } = await testApp.pool.query('select patient_id from appointments where id = $1', [id]);
  expect(rows).toEqual([{ patient_id: await cardOfChild() }]);
  expect((await father.get('/api/appointments')).json()).toMatchObject([{ id }]);
  expect((await mother.get('/api/appointments')).json()).toMatchObject([{ id: visit }]);
});

test('lists an appointment planned by reception for the guardian who books and pays, who alone sees the price', async () => {
  await addFather({ getsNotices: true });
  const hers = await patientOf(mother);
  const his = await patientOf(father);
  const child = await cardOfChild();
  await testApp.pool.query('update guardianships set pays = false where guardian_id = $1', [hers]);
  await testApp.pool.query('update guardianships set may_book = true where guardian_id = $1', [his]);
  const reception = await createStaff(testApp, 'reception');
  const planned = await reception.post('/api/staff/appointments', {
    patientId: child,
    professionalId: 2,
    type: 'child',
    startsAt: instantOf('2026-12-03', '10:30').toISOString(),
  });
  expect((await father.get('/api/appointments')).json()).toMatchObject([{ id: planned.json().id }]);
  expect((await mother.get('/api/appointments')).json()).toMatchObject([{ id: visit }]);
  expect((await textsTo('pare@example.org'))[0]?.text).toMatch(/Se paga en la clínica: \d/);
  expect((await textsTo('mare@example.org'))[0]?.text).not.toMatch(ofMoney);
});

test('shows in the agenda the guardian the clinic may contact, and none for adults', async () => {
  await addFather({});
  await testApp.pool.query(`update users set phone = '600 200 300' where id = $1`, [father.user.id]);
  await testApp.pool.query(`update users set phone = '600 100 200' where id = $1`, [mother.user.id]);
  const reception = await createStaff(testApp, 'reception');
  const shown = async () =>
    (await reception.get('/api/staff/agenda?from=2026-12-01&to=2026-12-01')).json().appointments[0].patient;
  expect(await shown()).toMatchObject({ phone: '600 100 200', email: 'mare@example.org' });
  await testApp.pool.query(
    `update guardianships set may_book = false, gets_notices = false, may_ask_for_record = false, has_no_contact = true
     where guardian_id = $1`,
    [await patientOf(mother)],
  );
  expect(await shown()).toMatchObject({ phone: '600 200 300', email: 'pare@example.org' });
  await testApp.pool.query('delete from guardianships');
  expect(await shown()).toMatchObject({ guardianName: null, phone: null, email: null });
  await addFather({});
  await testApp.pool.query(`update patients set birth_on = '2008-11-30' where id = $1`, [
    await cardOfChild(),
  ]);
  expect(await shown()).toMatchObject({ guardianName: null, phone: null, email: null });
});

test.each([
  'update guardianships set may_book = false where patient_id = $1',
  'update guardianships set may_book = false, gets_notices = false, may_ask_for_record = false, has_no_contact = true where patient_id = $1',
  'delete from guardianships where patient_id = $1',
])('refuses booking by birth date without the right to book: %s', async (change) => {
  await testApp.pool.query(change, [await cardOfChild()]);
  const refused = await bookBy(mother, '2008-12-07');
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { childBirthDate: mayNotBookSentence() },
  ]);
  const plan = await testApp.pool.query(`select id from plans where audience = 'child' order by id limit 1`);
  const named = await mother.post(`/api/subscription-plans/${plan.rows[0].id}/child`, {
    childBirthDate: '2008-12-07',
    guardian: true,
  });
  expect([named.statusCode, named.json().fields]).toEqual([400, { childBirthDate: mayNotBookSentence() }]);
  // A sibling's record is not affected.
  expect((await bookBy(mother, '2015-03-02')).statusCode).toBe(201);
});

test.each([
  'may_book = false',
  'may_book = false, gets_notices = false, may_ask_for_record = false, has_no_contact = true',
])('hides appointments a guardian has booked once the clinic sets %s', async (rights) => {
  await testApp.pool.query(
    `update guardianships set ${rights} where patient_id = (select patient_id from appointments where id = $1)`,
    [visit],
  );
  expect((await mother.get('/api/appointments')).json()).toEqual([]);
  expect((await mother.patch(`/api/appointments/${visit}`, { date: visitAt.toISOString() })).statusCode).toBe(
    404,
  );
  expect((await mother.delete(`/api/appointments/${visit}`)).statusCode).toBe(404);
});
