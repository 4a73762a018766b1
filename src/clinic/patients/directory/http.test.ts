import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import type { PatientRecord, PeoplePage } from './contract.ts';

const now = instantOf('2026-11-23', '09:00');
const clock = stoppedClock(now);
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let reception: Person;
let nausica: Person;
let fermi: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
  nausica = await createStaff(testApp, 'professional', 1);
  fermi = await createStaff(testApp, 'professional', 2);
});
afterAll(() => testApp.stop());

let nuria: number;
let mother: number;
let child: number;

/** Núria has an appointment with the first professional next week; a child saw the second one a month ago. */
beforeEach(async () => {
  await testApp.pool.query(
    `delete from appointments; delete from guardianships; delete from patient_invitations;
     delete from patients where user_id is null; update users set closed_at = now() where role = 'client'`,
  );
  nuria = await insertPatient(testApp, {
    name: 'Núria Peña i Gal·la',
    phone: '+34 600 111 222',
    email: 'nuria@example.org',
  });
  mother = await insertPatient(testApp, {
    name: 'Marta Serra',
    phone: '972 300 400',
    birthDate: '1985-02-03',
  });
  child = await insertPatient(testApp, { name: 'Pol Serra', birthDate: '2016-05-06' });
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $2, true, true, true, true, now())`,
    [child, mother],
  );
  await insertAppointment(testApp, {
    patientId: nuria,
    professionalId: 1,
    startsAt: instantOf('2026-11-30', '10:30'),
  });
  await insertAppointment(testApp, {
    patientId: child,
    professionalId: 2,
    startsAt: instantOf('2026-10-20', '16:00'),
  });
});

const list = async (who: Person, query = ''): Promise<PeoplePage> =>
  (await who.get(`/api/staff/people${query}`)).json();
const search = async (who: Person, text: string) =>
  (await list(who, `?search=${encodeURIComponent(text)}`)).people.map(({ name }) => name);
const reads = async () =>
  (await testApp.pool.query(`select * from audit_log where action = 'patient.card-read' order by id`)).rows;

test('lets only staff see records, and only reception and managers change them', async () => {
  const client = await testApp.person();
  for (const path of ['/api/staff/people', `/api/staff/people/${nuria}`]) {
    expect((await testApp.visitor().get(path)).statusCode).toBe(401);
    expect((await client.get(path)).statusCode).toBe(403);
  }
  const person = { fullName: 'Ona Vila' };
  expect((await testApp.visitor().post('/api/staff/people', person)).statusCode).toBe(401);
  for (const who of [client, nausica]) {
    expect((await who.post('/api/staff/people', person)).statusCode).toBe(403);
    expect((await who.patch(`/api/staff/people/${nuria}`, person)).statusCode).toBe(403);
  }
});

test('lists all patients to reception by next appointment, then by last one, with both', async () => {
  const { people, total, pages } = await list(reception);
  expect({ total, pages }).toEqual({ total: 3, pages: 1 });
  expect(people.map(({ name }) => name)).toEqual(['Núria Peña i Gal·la', 'Pol Serra', 'Marta Serra']);
  expect(people[0]).toEqual({
    id: nuria,
    name: 'Núria Peña i Gal·la',
    birthDate: null,
    isChild: false,
    hasAccount: false,
    phone: '+34 600 111 222',
    email: 'nuria@example.org',
    guardianName: null,
    guardianContacts: [],
    nextAt: '2026-11-30T09:30:00.000Z',
    lastAt: null,
    professionals: ['Dra. Nausica Riubell'],
  });
  expect(people[1]).toMatchObject({
    isChild: true,
    guardianName: 'Marta Serra',
    guardianContacts: ['972 300 400'],
    phone: '972 300 400',
    birthDate: '2016-05-06',
    nextAt: null,
    lastAt: '2026-10-20T14:00:00.000Z',
  });
});

test.each([
  ['nuria pena', ['Núria Peña i Gal·la']],
  ['PEÑA núria', ['Núria Peña i Gal·la']],
  ['@EXAMPLE.org', ['Núria Peña i Gal·la']],
  ['galla', ['Núria Peña i Gal·la']],
  ['600111222', ['Núria Peña i Gal·la']],
  ['+34 600 111', ['Núria Peña i Gal·la']],
  ['0034600111222', ['Núria Peña i Gal·la']],
  ['972300', ['Pol Serra', 'Marta Serra']],
  ['marta', ['Pol Serra', 'Marta Serra']],
  ['%', []],
  ['nobody', []],
])('%s finds %j', async (text, names) => {
  expect(await search(reception, text)).toEqual(names);
});

test('lists the sooner next appointment first', async () => {
  const visits = [
    { patientId: nuria, day: '2026-12-20' },
    { patientId: mother, day: '2026-11-25' },
  ];
  for (const { patientId, day } of visits)
    await insertAppointment(testApp, { patientId, professionalId: 1, startsAt: instantOf(day, '10:30') });
  const names = async (query = '') => (await list(reception, query)).people.map(({ name }) => name);
  const expected = ['Marta Serra', 'Núria Peña i Gal·la', 'Pol Serra'];
  expect(await names()).toEqual(expected);
  expect(await names('?search=e')).toEqual(expected);
  expect(await names('?filter=upcoming')).toEqual(expected.slice(0, 2));
});

test('finds a child by name and by telephone, e-mail and name of every guardian who may be contacted', async () => {
  const father = await insertPatient(testApp, {
    name: 'Quim Soler',
    phone: '+34 600 555 666',
    email: 'quim@example.org',
  });
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $2, true, true, true, true, now() + interval '1 minute')`,
    [child, father],
  );
  const found = ['Pol Serra', 'Quim Soler'];
  for (const text of ['quim@example.org', '600 555 666', 'quim soler'])
    expect(await search(reception, text)).toEqual(found);
  expect(await search(reception, 'pol serra')).toEqual(['Pol Serra']);
  expect(await search(fermi, 'quim@example.org')).toEqual(['Pol Serra']);
  const [pol] = (await list(reception, '?search=pol+serra')).people;
  expect(pol?.guardianContacts).toEqual(['972 300 400', '+34 600 555 666', 'quim@example.org']);
  await testApp.pool.query(
    `update guardianships set has_no_contact = true, may_book = false, gets_notices = false, may_ask_for_record = false
     where guardian_id = $1`,
    [father],
  );
  expect(await search(reception, 'quim@example.org')).toEqual(['Quim Soler']);
});

test('filters the list', async () => {
  const names = async (filter: string) =>
    (await list(reception, `?filter=${filter}`)).people.map(({ name }) => name);
  expect(await names('upcoming')).toEqual(['Núria Peña i Gal·la']);
  expect(await names('nothing_planned')).toEqual(['Pol Serra']);
  expect(await names('children')).toEqual(['Pol Serra']);
  const client = await testApp.person({ fullName: 'Joan Amb Compte' });
  expect(await names('all')).toContain('Joan Amb Compte');
  expect(await names('without_account')).not.toContain('Joan Amb Compte');
  expect((await reception.get('/api/staff/people?filter=moon')).statusCode).toBe(400);
  await testApp.pool.query('update users set closed_at = now() where id = $1', [client.user.id]);
  expect(await names('all')).not.toContain('Joan Amb Compte');
});

test('returns twenty patients per page', async () => {
  for (let n = 0; n < 22; n++) await insertPatient(testApp, { name: `Persona ${n}` });
  const first = await list(reception);
  const second = await list(reception, '?page=2');
  expect([first.people.length, second.people.length, second.total, second.pages]).toEqual([20, 5, 25, 2]);
  expect((await list(reception, '?search=persona+21')).people).toHaveLength(1);
});

test('shows professionals their own patients, and returns 404 for others as for unknown ids', async () => {
  expect((await list(nausica)).people.map(({ id }) => id)).toEqual([nuria]);
  expect((await list(fermi)).people.map(({ id }) => id)).toEqual([child]);
  expect(await search(nausica, 'Pol')).toEqual([]);
  const foreign = await nausica.get(`/api/staff/people/${child}`);
  const unknown = await nausica.get('/api/staff/people/99999999');
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(unknown.body);
  expect((await fermi.get(`/api/staff/people/${child}`)).statusCode).toBe(200);
});

test('closes the record again when the appointment is cancelled', async () => {
  expect((await nausica.get(`/api/staff/people/${nuria}`)).statusCode).toBe(200);
  await testApp.pool.query(`update appointments set status = 'cancelled' where patient_id = $1`, [nuria]);
  expect((await nausica.get(`/api/staff/people/${nuria}`)).statusCode).toBe(404);
  expect((await list(nausica)).people).toEqual([]);
});

test("hides a colleague's appointments with a shared patient", async () => {
  await insertAppointment(testApp, {
    patientId: nuria,
    professionalId: 2,
    startsAt: instantOf('2026-11-24', '10:30'),
  });
  const [seen] = (await list(nausica)).people;
  expect(seen).toMatchObject({ nextAt: '2026-11-30T09:30:00.000Z', professionals: ['Dra. Nausica Riubell'] });
  const [all] = (await list(reception)).people;
  expect(all).toMatchObject({ nextAt: '2026-11-24T09:30:00.000Z' });
  expect(all?.professionals).toHaveLength(2);
});

test('hides locked records everywhere', async () => {
  await testApp.pool.query(`update patients set blocked_until = '2041-11-23' where id = $1`, [nuria]);
  expect(await search(reception, 'nuria')).toEqual([]);
  for (const who of [reception, nausica])
    expect((await who.get(`/api/staff/people/${nuria}`)).statusCode).toBe(404);
  expect((await reception.patch(`/api/staff/people/${nuria}`, { phone: null })).statusCode).toBe(404);
});

test('shows guardians with rights, or children, and records the read', async () => {
  const before = (await reads()).length;
  const card: PatientRecord = (await reception.get(`/api/staff/people/${child}`)).json();
  expect(card).toMatchObject({ name: 'Pol Serra', isChild: true, phone: null, children: [] });
  expect(card.guardians).toMatchObject([
    { id: mother, name: 'Marta Serra', phone: '972 300 400', mayBook: true, hasNoContact: false },
  ]);
  const hers: PatientRecord = (await reception.get(`/api/staff/people/${mother}`)).json();
  expect(hers.children).toEqual([{ id: child, name: 'Pol Serra', birthDate: '2016-05-06' }]);
  const rows = (await reads()).slice(before);
  expect(rows).toMatchObject([
    { actor_user_id: reception.user.id, actor_role: 'reception', patient_id: child },
    { actor_user_id: reception.user.id, patient_id: mother },
  ]);
});

test('does not record a read that was refused', async () => {
  const before = (await reads()).length;
  await nausica.get(`/api/staff/people/${child}`);
  expect(await reads()).toHaveLength(before);
});

test('creates a patient from a name alone, once for repeated requests', async () => {
  const send = () =>
    reception.send({
      method: 'POST',
      url: '/api/staff/people',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'new-person-0000001' },
      payload: JSON.stringify({ fullName: 'Ona Vila', phone: '600 999 888' }),
    });
  const first = await send();
  const again = await send();
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json().id).toBe(first.json().id);
  expect(await search(reception, 'ona vila')).toEqual(['Ona Vila']);
  expect((await reception.post('/api/staff/people', { fullName: ' ' })).json()).toMatchObject({
    fields: { fullName: 'Escribe el nombre de la persona' },
  });
});

test('lets reception correct a record, but not the contact details of an account', async () => {
  const changed = await reception.patch(`/api/staff/people/${nuria}`, {
    phone: '600 333 444',
    birthDate: '1990-01-02',
  });
  expect(changed.json()).toMatchObject({
    phone: '600 333 444',
    birthDate: '1990-01-02',
    email: 'nuria@example.org',
  });
});

const recordOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
const accountOf = async ({ user }: Person) =>
  (await testApp.pool.query('select * from users where id = $1', [user.id])).rows[0];

test('notes administrative data, also of a person with an account', async () => {
  const client = await testApp.person({ fullName: 'Joan' });
  const data = {
    document: '12.345.678-z',
    language: 'ca',
    address: 'Carrer Nou 5, 17001 Girona',
    emergencyName: 'Marta Mas',
    emergencyPhone: '600 333 444',
    emergencyRelation: 'hermana',
    deskRemark: 'Llamar a partir de las 18 h.',
  };
  for (const id of [nuria, await recordOf(client)]) {
    const changed = await reception.patch(`/api/staff/people/${id}`, data);
    expect(changed.json()).toMatchObject({ ...data, document: '12345678Z' });
  }
  expect(await accountOf(client)).toMatchObject({ address: data.address, language: 'ca' });
  // A professional sees whom to call, not the desk's own data.
  expect((await nausica.get(`/api/staff/people/${nuria}`)).json()).toMatchObject({
    emergencyPhone: '600 333 444',
    language: 'ca',
    document: null,
    address: null,
    deskRemark: null,
  });
  const cleared = await reception.patch(`/api/staff/people/${nuria}`, { document: '', birthDate: '' });
  expect(cleared.json()).toMatchObject({ document: null, birthDate: null });
});

test.each([
  ['document', '12345678A', 'La letra de este DNI no corresponde'],
  ['language', 'klingon', 'Elige un idioma'],
  ['birthDate', 'ayer', 'Escribe la fecha de nacimiento'],
])('refuses %s %s with a sentence', async (field, value, sentence) => {
  const refused = await reception.patch(`/api/staff/people/${nuria}`, { [field]: value });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields[field]).toContain(sentence);
});

test('corrects e-mail and phone of an account unverified, and notifies the former address', async () => {
  const client = await testApp.person({
    fullName: 'Joan',
    email: 'joan.vell@example.org',
    phone: '600 111 000',
  });
  await testApp.pool.query('update users set email_verified = true, phone_verified = true where id = $1', [
    client.user.id,
  ]);
  const id = await recordOf(client);
  const changed = await reception.patch(`/api/staff/people/${id}`, {
    fullName: 'Joan Mas',
    email: 'joan.nou@example.org',
    phone: '600 333 444',
  });
  expect(changed.json()).toMatchObject({
    name: 'Joan Mas',
    email: 'joan.nou@example.org',
    phone: '600 333 444',
  });
  expect(await accountOf(client)).toMatchObject({
    email: 'joan.nou@example.org',
    email_verified: false,
    phone_verified: false,
    // Recovery links go there until the new one is verified.
    former_email: 'joan.vell@example.org',
    email_set_by: reception.user.id,
  });
  const { rows } = await testApp.pool.query(
    `select recipient, text from outbox where kind = 'account.contact-corrected' and user_id = $1`,
    [client.user.id],
  );
  expect(rows).toMatchObject([
    { recipient: 'joan.vell@example.org', text: expect.stringContaining('el correo y el teléfono') },
  ]);
  expect(rows[0].text).not.toContain('joan.nou');
});

test("does not let reception change the contact details of a colleague's account", async () => {
  const colleague = await createStaff(testApp, 'admin');
  const id = await recordOf(colleague);
  const before = await accountOf(colleague);
  const refused = await reception.patch(`/api/staff/people/${id}`, { email: 'mine@example.org' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'account_contact']);
  expect(await accountOf(colleague)).toEqual(before);
});
