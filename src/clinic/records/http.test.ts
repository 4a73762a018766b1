import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { findPatientIdOf } from '#tests/support/evaluations.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import { pdfText } from '#tests/support/words/pdf.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
const monday = new Date('2026-11-23T09:00:00Z');
const clock = stoppedClock(monday);

let testApp: TestApp;
let treating: Person;
let colleague: Person;
let reception: Person;
let director: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  treating = await createStaff(testApp, 'professional', 1);
  colleague = await createStaff(testApp, 'professional', 2);
  reception = await createStaff(testApp, 'reception');
  director = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());
beforeEach(() => travel(monday));

/** Keeps staff sessions alive. */
async function travel(at: Date): Promise<void> {
  clock.set(at);
  await testApp.pool.query('update sessions set last_seen_at = $1, created_at = $1', [at]);
}

let count = 0;
async function createTreatedPatient(
  name: string,
  fields: { birthDate?: string; phone?: string; email?: string } = {},
) {
  const id = await insertPatient(testApp, { name, ...fields });
  const startsAt = new Date(Date.UTC(2026, 9, 1 + count++, 8));
  await insertAppointment(testApp, { patientId: id, professionalId: 1, startsAt });
  return id;
}

const thirdPartySentence = 'Su hermana Inventada bebe.';
const subjectiveSentence = 'Creo que exagera.';
const plain = 'Hoy ha venido contenta.';
const note = `${plain} ${thirdPartySentence}\n${subjectiveSentence}`;

async function writeNote(id: number, text = note, sessionOn = '2026-11-20') {
  const reply = await treating.post(`/api/staff/people/${id}/notes`, { sessionOn, text });
  expect(reply.statusCode).toBe(201);
  return (reply.json() as { id: number }).id;
}

async function ask(id: number, kind: string, fields: object = {}) {
  const wish = { kind, receivedOn: '2026-11-23', ...fields };
  const reply = await reception.post(`/api/staff/people/${id}/requests`, wish);
  expect(reply.statusCode, reply.body).toBe(201);
  return (reply.json() as { id: number }).id;
}
const checkIdentity = (id: number) =>
  reception.post(`/api/staff/requests/${id}/identity`, { how: 'document' });
const findListed = async (id: number, who = director, show = 'open') =>
  (await who.get(`/api/staff/requests?show=${show}`))
    .json()
    .requests.find((each: { id: number }) => each.id === id);

const marksOf = (text: string) => [
  {
    from: text.indexOf(thirdPartySentence),
    to: text.indexOf(thirdPartySentence) + thirdPartySentence.length,
    why: 'third_party',
  },
  {
    from: text.indexOf(subjectiveSentence),
    to: text.indexOf(subjectiveSentence) + subjectiveSentence.length,
    why: 'subjective',
  },
];

describe('session notes', () => {
  test('are readable by their author only and stored encrypted', async () => {
    const id = await createTreatedPatient('Ona Notada');
    const noteId = await writeNote(id);
    const own = await treating.get(`/api/staff/people/${id}/notes`);
    expect(own.json().notes).toMatchObject([{ id: noteId, text: note, marks: [], isReviewed: false }]);
    expect((await colleague.get(`/api/staff/people/${id}/notes`)).statusCode).toBe(404);
    expect((await director.get(`/api/staff/people/${id}/notes`)).statusCode).toBe(403);
    expect((await reception.get(`/api/staff/people/${id}/notes`)).statusCode).toBe(403);
    await insertAppointment(testApp, {
      patientId: id,
      professionalId: 2,
      startsAt: new Date('2026-11-19T10:00:00Z'),
    });
    expect((await colleague.get(`/api/staff/people/${id}/notes`)).json().notes).toEqual([]);
    const marks = { marks: marksOf(note) };
    expect((await colleague.post(`/api/staff/notes/${noteId}/marks`, marks)).statusCode).toBe(404);
    expect((await testApp.visitor().get(`/api/staff/people/${id}/notes`)).statusCode).toBe(401);
    const { rows } = await testApp.pool.query('select row_to_json(n)::text as row from clinical_notes n');
    expect(rows.map(({ row }) => row).join()).not.toContain('contenta');
    const { rows: reads } = await testApp.pool.query(
      `select 1 from audit_log where patient_id = $1 and action = 'note.read'`,
      [id],
    );
    expect(reads).toHaveLength(1);
  });

  test('refuse future days and invalid or overlapping marks', async () => {
    const id = await createTreatedPatient('Pol Marcado');
    const tomorrow = { sessionOn: '2026-11-24', text: 'Mañana.' };
    expect((await treating.post(`/api/staff/people/${id}/notes`, tomorrow)).json().fields).toHaveProperty(
      'sessionOn',
    );
    const noteId = await writeNote(id);
    const why = 'subjective';
    const wrong = [
      [{ from: 0, to: note.length + 1, why }],
      [{ from: 5, to: 5, why }],
      [
        { from: 0, to: 10, why },
        { from: 9, to: 12, why },
      ],
      [{ from: -1, to: 4, why }],
      [{ from: 0, to: 4, why: 'ugly' }],
    ];
    for (const marks of wrong)
      expect((await treating.post(`/api/staff/notes/${noteId}/marks`, { marks })).statusCode).toBe(400);
    expect((await treating.post(`/api/staff/notes/${noteId}/marks`, { marks: [] })).statusCode).toBe(204);
    const [read] = (await treating.get(`/api/staff/people/${id}/notes`)).json().notes;
    expect(read).toMatchObject({ marks: [], isReviewed: true });
  });
});

describe('a copy of the record', () => {
  test('omits a marked sentence and states that and why, never what', async () => {
    const id = await createTreatedPatient('Marta Copiada', { birthDate: '1990-05-11' });
    const noteId = await writeNote(id);
    const request = await ask(id, 'copy');
    const make = (who = director) => who.get(`/api/staff/requests/${request}/record`);
    expect((await make()).json().code).toBe('identity_unchecked');
    expect((await checkIdentity(request)).statusCode).toBe(204);
    expect(await findListed(request)).toMatchObject({ notes: 1, unreviewedBy: [expect.any(String)] });
    await treating.post(`/api/staff/notes/${noteId}/marks`, { marks: marksOf(note) });
    expect(await findListed(request)).toMatchObject({ notes: 1, unreviewedBy: [] });

    const reply = await make();
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pdfText(reply.rawPayload).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Marta Copiada');
    expect(text).toContain(plain);
    expect(text).toContain('[…]');
    expect(text).toContain('artículo 18.3');
    expect(text).not.toContain('Inventada');
    expect(text).not.toContain('exagera');

    // Without marks it is complete and says so.
    await treating.post(`/api/staff/notes/${noteId}/marks`, { marks: [] });
    const whole = pdfText((await make()).rawPayload).replaceAll(/\s+/g, ' ');
    expect(whole).toContain(thirdPartySentence);
    expect(whole).not.toContain('18.3');
    const { rows } = await testApp.pool.query(
      `select actor_role from audit_log where patient_id = $1 and action = 'request.copy-made'`,
      [id],
    );
    expect(rows).toHaveLength(2);
    for (const other of [reception, treating]) expect((await make(other)).statusCode).toBe(403);
    expect((await make(testApp.visitor() as Person)).statusCode).toBe(401);
  });

  test('contains all notes on many pages', async () => {
    const id = await createTreatedPatient('Pau Largo');
    const long = Array.from({ length: 400 }, (_, index) => `Frase ${index} de una sesión muy larga.`).join(
      ' ',
    );
    await writeNote(id, long);
    const request = await ask(id, 'copy');
    await checkIdentity(request);
    const text = pdfText((await director.get(`/api/staff/requests/${request}/record`)).rawPayload);
    const flat = text.replaceAll(/\s+/g, ' ');
    expect([0, 150, 399].every((each) => flat.includes(`Frase ${each} de una`))).toBe(true);
  });

  test('is delivered only once made, records recipient and method, and closes the request once', async () => {
    const id = await createTreatedPatient('Gil Entregado');
    const request = await ask(id, 'copy');
    const end = { outcome: 'delivered', how: 'in_person', to: 'Gil Entregado' };
    const close = (body: object) => reception.post(`/api/staff/requests/${request}/close`, body);
    expect((await close(end)).json().code).toBe('identity_unchecked');
    await checkIdentity(request);
    expect((await close(end)).json().code).toBe('not_made');
    await director.get(`/api/staff/requests/${request}/record`);
    expect((await close({ outcome: 'corrected', words: 'Corregido.' })).json().code).toBe('wrong_kind');
    expect((await close({ outcome: 'refused', words: 'No' })).statusCode).toBe(400);
    expect((await close({ outcome: 'refused', words: 'No procede.' })).json().code).toBe('not_allowed');
    expect((await close(end)).statusCode).toBe(204);
    expect((await close(end)).json().code).toBe('closed');
    expect(await findListed(request, reception, 'settled')).toMatchObject({
      outcome: 'delivered',
      closedOn: '2026-11-23',
      delivered: { how: 'in_person', to: 'Gil Entregado' },
      identity: { how: 'document' },
    });
    const { rows } = await testApp.pool.query('select row_to_json(r)::text as row from record_requests r');
    expect(rows.map(({ row }) => row).join()).not.toContain('Gil Entregado');
  });
});

describe('a request', () => {
  test('is due in a month, extendable once by two, with a reason in its letter', async () => {
    const id = await createTreatedPatient('Nil Plazo');
    const request = await ask(id, 'rectification', {
      receivedOn: '2026-10-31',
      wish: 'La dirección es otra.',
    });
    expect(await findListed(request)).toMatchObject({ dueOn: '2026-11-30', isNear: true, isOverdue: false });
    // The requested correction is visible to managers only.
    expect((await findListed(request)).wish).toBe('La dirección es otra.');
    expect((await findListed(request, reception)).wish).toBeNull();
    expect((await reception.get(`/api/staff/requests/${request}/answer`)).statusCode).toBe(404);
    const extend = () =>
      reception.post(`/api/staff/requests/${request}/extend`, { reason: 'Son muchos papeles.' });
    expect((await extend()).statusCode).toBe(204);
    expect(await findListed(request)).toMatchObject({ dueOn: '2027-01-31', isExtended: true, isNear: false });
    expect((await extend()).json().code).toBe('already_extended');
    const letter = pdfText((await reception.get(`/api/staff/requests/${request}/answer`)).rawPayload);
    expect(letter).toContain('Son muchos papeles.');
    expect(letter).toContain('31 de enero de 2027');
    await travel(new Date('2027-02-01T09:00:00Z'));
    expect(await findListed(request)).toMatchObject({ isOverdue: true });
  });

  test('cannot be extended after its term, nor duplicated', async () => {
    const id = await createTreatedPatient('Roc Tarde');
    const request = await ask(id, 'copy', { receivedOn: '2026-10-20' });
    const reason = { reason: 'Son muchos papeles.' };
    expect((await reception.post(`/api/staff/requests/${request}/extend`, reason)).json().code).toBe(
      'too_late',
    );
    const again = { kind: 'copy', receivedOn: '2026-11-23' };
    expect((await reception.post(`/api/staff/people/${id}/requests`, again)).json().code).toBe(
      'already_open',
    );
    const wrong = [
      { kind: 'erasure', receivedOn: '2026-11-24' },
      { kind: 'rectification', receivedOn: '2026-11-23' },
      {},
    ];
    for (const body of wrong)
      expect((await reception.post(`/api/staff/people/${id}/requests`, body)).statusCode).toBe(400);
    expect((await reception.post('/api/staff/people/999999/requests', again)).statusCode).toBe(404);
  });

  test('that cannot be decrypted stays listed with its term, and its text is never overwritten', async () => {
    const id = await createTreatedPatient('Bet Sellada');
    const request = await ask(id, 'rectification', { wish: 'El apellido es otro.' });
    const { rows } = await testApp.pool.query(
      'select sealed_words as words from record_requests where id = $1',
      [request],
    );
    const seal = (words: string) =>
      testApp.pool.query('update record_requests set sealed_words = $2 where id = $1', [request, words]);
    await seal('lost.a.b.c');
    expect(await findListed(request)).toMatchObject({
      person: 'No se puede leer ahora',
      dueOn: '2026-12-23',
    });
    const writes = [
      reception.post(`/api/staff/requests/${request}/extend`, { reason: 'Son muchos papeles.' }),
      director.post(`/api/staff/requests/${request}/close`, { outcome: 'refused', words: 'No procede.' }),
      reception.get(`/api/staff/requests/${request}/answer`),
    ];
    for (const reply of await Promise.all(writes))
      expect([reply.statusCode, reply.json().code], reply.body).toEqual([503, 'unavailable']);
    await seal(rows[0].words);
    expect(await findListed(request)).toMatchObject({ wish: 'El apellido es otro.', isExtended: false });
    // Withdrawing does not need the text.
    await seal('lost.a.b.c');
    const close = await reception.post(`/api/staff/requests/${request}/close`, { outcome: 'withdrawn' });
    expect(close.statusCode, close.body).toBe(204);
    await seal(rows[0].words);
    expect(await findListed(request, director, 'settled')).toMatchObject({ wish: 'El apellido es otro.' });
  });

  test('is accepted from the patient or an entitled guardian until the 18th birthday only', async () => {
    const mother = await testApp.person({ fullName: 'Eva Madre' });
    const father = await testApp.person({ fullName: 'Joan Padre' });
    const child = await createTreatedPatient('Bru Menor', { birthDate: '2012-03-04' });
    const mothers = await findPatientIdOf(testApp, mother);
    const fathers = await findPatientIdOf(testApp, father);
    for (const [guardian, may] of [
      [mothers, true],
      [fathers, false],
    ])
      await testApp.pool.query(
        `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
         values ($1, $2, true, true, true, $3, now())`,
        [child, guardian, may],
      );
    const wish = { kind: 'copy', patientId: child };
    expect((await father.post('/api/me/record-requests', wish)).statusCode).toBe(404);
    expect((await mother.post('/api/me/record-requests', { ...wish, patientId: 999_999 })).statusCode).toBe(
      404,
    );
    const reply = await mother.post('/api/me/record-requests', wish);
    expect([reply.statusCode, reply.json().dueOn]).toEqual([201, '2026-12-23']);
    expect((await mother.post('/api/me/record-requests', wish)).json().code).toBe('already_open');
    expect((await mother.get('/api/me/record-requests')).json()).toMatchObject({
      requests: [{ kind: 'copy', person: 'Bru Menor', closedOn: null }],
      people: [{ patientId: null }, { patientId: child, name: 'Bru Menor' }],
    });
    expect((await father.get('/api/me/record-requests')).json().requests).toEqual([]);
    expect(await findListed(reply.json().id)).toMatchObject({ person: 'Bru Menor', asker: 'Eva Madre' });
    const byDesk = { kind: 'rectification', receivedOn: '2026-11-23', wish: 'El apellido.' };
    const refused = await reception.post(`/api/staff/people/${child}/requests`, {
      ...byDesk,
      guardianId: fathers,
    });
    expect(refused.json().code).toBe('guardian_may_not');
    // A guardian who lost the right receives neither copy nor erasure.
    const [copy, erasure] = [reply.json().id, await ask(child, 'erasure', { guardianId: mothers })];
    for (const request of [copy, erasure]) await checkIdentity(request);
    const make = () => director.get(`/api/staff/requests/${copy}/record`);
    expect((await make()).statusCode).toBe(200);
    await testApp.pool.query('update guardianships set may_ask_for_record = false where guardian_id = $1', [
      mothers,
    ]);
    const given = { outcome: 'delivered', how: 'in_person', to: 'Eva Madre' };
    for (const refused of [
      await make(),
      await reception.post(`/api/staff/requests/${copy}/close`, given),
      await director.post(`/api/staff/requests/${erasure}/erase`),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'guardian_may_not']);
    await testApp.pool.query('update guardianships set may_ask_for_record = true where guardian_id = $1', [
      mothers,
    ]);
    await travel(new Date('2030-03-04T09:00:00Z'));
    expect((await make()).json().code).toBe('guardian_may_not');
    expect((await mother.post('/api/me/record-requests', wish)).statusCode).toBe(404);
    expect((await testApp.visitor().post('/api/me/record-requests', wish)).statusCode).toBe(401);
  });
});

const discharge = (id: number, dischargedOn: string, who = treating) =>
  who.post(`/api/staff/people/${id}/discharges`, { dischargedOn });

describe('a discharge', () => {
  test('is made by the treating professional, from the first day to today, and can be undone', async () => {
    const id = await createTreatedPatient('Laia Alta');
    const processes = async (who = director) => (await who.get(`/api/staff/people/${id}/processes`)).json();
    const [open] = (await processes()).processes;
    expect(open).toMatchObject({ professionalId: 1, dischargedOn: null, openedOn: expect.any(String) });
    for (const day of ['2026-09-30', '2026-11-24'])
      expect((await discharge(id, day)).json().code).toBe('other_day');
    expect((await discharge(id, '2026-11-20', director)).json().code).toBe('not_allowed');
    expect((await discharge(id, '2026-11-20', colleague)).statusCode).toBe(404);
    expect((await discharge(id, '2026-11-20', reception)).statusCode).toBe(403);
    expect((await discharge(id, '2026-11-20')).statusCode).toBe(204);
    expect(await processes()).toMatchObject({
      processes: [{ dischargedOn: '2026-11-20', openedOn: open.openedOn }],
      keptUntil: '2041-11-20',
    });
    expect((await discharge(id, '2026-11-20')).json().code).toBe('no_process');
    const [{ dischargeId }] = (await processes(treating)).processes;
    expect((await colleague.post(`/api/staff/discharges/${dischargeId}/undo`)).statusCode).toBe(404);
    expect((await treating.post(`/api/staff/discharges/${dischargeId}/undo`)).statusCode).toBe(204);
    expect(await processes()).toMatchObject({ processes: [{ dischargedOn: null }], keptUntil: null });
  });

  test('waits for upcoming appointments; a later appointment starts a new treatment', async () => {
    const id = await createTreatedPatient('Jan Vuelve');
    const upcomingVisit = await insertAppointment(testApp, {
      patientId: id,
      professionalId: 1,
      startsAt: new Date('2026-12-14T09:00:00Z'),
    });
    expect((await discharge(id, '2026-11-20')).json().code).toBe('visits_to_come');
    await testApp.pool.query(`update appointments set status = 'cancelled' where id = $1`, [upcomingVisit]);
    expect((await discharge(id, '2026-11-20')).statusCode).toBe(204);
    await insertAppointment(testApp, {
      patientId: id,
      professionalId: 1,
      startsAt: new Date('2026-12-15T09:00:00Z'),
    });
    const { processes, keptUntil } = (await director.get(`/api/staff/people/${id}/processes`)).json();
    expect(processes).toMatchObject([
      { openedOn: '2026-12-15', dischargedOn: null },
      { dischargedOn: '2026-11-20' },
    ]);
    expect(keptUntil).toBeNull();
  });

  test('lets a record without an account expire exactly fifteen years later, and no other', async () => {
    const id = await createTreatedPatient('Berta Caduca', { phone: '+34 600 111 222' });
    const goesOn = await createTreatedPatient('Aina Sigue');
    for (const each of [id, goesOn]) await writeNote(each);
    await discharge(id, '2026-11-20');
    const runNightJobs = async (day: string) => {
      await travel(new Date(`${day}T03:00:00Z`));
      for (const name of [
        'evaluations.delete-overdue',
        'records.delete-overdue',
        'appointments.delete-overdue-records',
      ])
        await runJob(testApp, name);
      const { rows } = await testApp.pool.query(
        `select full_name as name, phone, (select count(*)::integer from clinical_notes where patient_id = p.id) as notes
         from patients p where id = any($1) order by id`,
        [[id, goesOn]],
      );
      return rows;
    };
    const still = { name: 'Aina Sigue', notes: 1 };
    expect(await runNightJobs('2041-11-20')).toMatchObject([{ name: 'Berta Caduca', notes: 1 }, still]);
    expect(await runNightJobs('2041-11-21')).toMatchObject([{ name: null, phone: null, notes: 0 }, still]);
  });

  test('keeps the patient record of an account when its clinical record expires', async () => {
    const person = await testApp.person({ fullName: 'Cesc Cuenta' });
    const id = await findPatientIdOf(testApp, person);
    await insertAppointment(testApp, {
      patientId: id,
      professionalId: 1,
      startsAt: new Date('2026-09-21T06:00:00Z'),
    });
    await writeNote(id);
    await discharge(id, '2026-11-20');
    await travel(new Date('2041-11-21T03:00:00Z'));
    for (const name of ['records.delete-overdue', 'appointments.delete-overdue-records'])
      await runJob(testApp, name);
    const { rows } = await testApp.pool.query(
      `select full_name as name, (select count(*)::integer from clinical_notes where patient_id = p.id) as notes
       from patients p where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ name: 'Cesc Cuenta', notes: 0 }]);
  });
});

describe('an erasure', () => {
  test('of a record without an account locks it from its discharge on, and the letter says what was done', async () => {
    const id = await createTreatedPatient('Sara Borrada', {
      phone: '+34 600 333 444',
      email: 'sara@example.org',
    });
    await writeNote(id);
    await discharge(id, '2026-11-02');
    const request = await ask(id, 'erasure');
    const erase = (who = director) => who.post(`/api/staff/requests/${request}/erase`);
    expect((await erase()).json().code).toBe('identity_unchecked');
    await checkIdentity(request);
    expect((await erase(reception)).statusCode).toBe(403);
    const reply = await erase();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({
      // Lists what existed and nothing else.
      deleted: ['tu teléfono', 'tu correo'],
      kept: expect.arrayContaining([
        {
          what: expect.stringContaining('notas'),
          why: expect.stringContaining('Llei 21/2000'),
          until: '2041-11-02',
        },
        { what: expect.stringContaining('solicitud'), why: expect.any(String), until: '2029-11-23' },
      ]),
    });
    expect((await erase()).json().code).toBe('closed');
    const letter = pdfText((await reception.get(`/api/staff/requests/${request}/answer`)).rawPayload);
    expect(letter).toContain('Sara Borrada');
    expect(letter).toContain('2 de noviembre de 2041');
    const { rows } = await testApp.pool.query('select full_name, phone, email from patients where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ full_name: 'Sara Borrada', phone: null, email: null }]);

    // Excluded from search and from everyone's scope.
    for (const who of [reception, director, treating]) {
      expect((await who.get(`/api/staff/people/${id}`)).statusCode).toBe(404);
      expect((await who.get('/api/staff/people?search=borrada')).json().people).toEqual([]);
    }
    expect((await treating.get(`/api/staff/people/${id}/notes`)).statusCode).toBe(404);
  });

  test('of a person never treated deletes the record, and is refused with upcoming appointments', async () => {
    const id = await insertPatient(testApp, { name: 'Quim Nunca' });
    const upcomingVisit = await insertAppointment(testApp, {
      patientId: id,
      professionalId: 1,
      startsAt: new Date('2026-12-16T09:00:00Z'),
    });
    const request = await ask(id, 'erasure');
    await checkIdentity(request);
    const erase = () => director.post(`/api/staff/requests/${request}/erase`);
    expect((await erase()).json().code).toBe('open_appointments');
    await testApp.pool.query(`update appointments set status = 'cancelled' where id = $1`, [upcomingVisit]);
    expect((await erase()).json().deleted).toContain('tu ficha de paciente');
    const { rows } = await testApp.pool.query('select full_name, blocked_until from patients where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ full_name: null, blocked_until: null }]);
  });

  test('is refused while the clinic owes the person money', async () => {
    const id = await insertPatient(testApp, { name: 'Tura Saldo' });
    const request = await ask(id, 'erasure');
    await checkIdentity(request);
    const { rows } = await testApp.pool.query(
      'insert into credit_accounts (patient_id, opened_at) values ($1, $2) returning id',
      [id, clock.now()],
    );
    await testApp.pool.query(
      `insert into payment_ledger (at, step, reference, order_id, refund_id, cents, currency, method, credit_account_id)
       values ($1, 'refunded', 'appointment:1', 'CAJA-1', 'CAJA-2', 4550, 'EUR', 'credit', $2)`,
      [clock.now(), rows[0].id],
    );
    const erase = () => director.post(`/api/staff/requests/${request}/erase`);
    expect((await erase()).json()).toMatchObject({
      code: 'money_owed',
      message: expect.stringContaining('45,50'),
    });
    const paidOut = { cents: 4550, method: 'transfer' };
    expect((await reception.post(`/api/staff/people/${id}/credit-paid-out`, paidOut)).statusCode).toBe(200);
    expect((await erase()).statusCode).toBe(200);
  });

  test('of a person with an account closes the account as they could themselves', async () => {
    const person = await testApp.person({ fullName: 'Nora Cuenta' });
    const id = await findPatientIdOf(testApp, person);
    await insertAppointment(testApp, {
      patientId: id,
      professionalId: 1,
      startsAt: new Date('2026-09-22T06:00:00Z'),
    });
    const request = await ask(id, 'erasure');
    await checkIdentity(request);
    const reply = await director.post(`/api/staff/requests/${request}/erase`);
    expect(reply.json()).toMatchObject({
      deleted: expect.arrayContaining(['tus sesiones']),
      // Without a discharge, the day of the erasure counts.
      kept: expect.arrayContaining([expect.objectContaining({ until: '2041-11-23' })]),
    });
    expect((await person.get('/api/user')).statusCode).toBe(401);
  });
});

describe('a locked record', () => {
  test('is opened by managers only, with a legal reason, for a day', async () => {
    const id = await createTreatedPatient('Ivet Bajollave');
    await writeNote(id);
    const request = await ask(id, 'erasure');
    await checkIdentity(request);
    await director.post(`/api/staff/requests/${request}/erase`);
    const find = async (search: string) =>
      (await director.get(`/api/staff/blocked?search=${search}`)).json().records;
    expect(await find('iv')).toEqual([]);
    expect(await find('bajollave')).toMatchObject([{ patientId: id, openUntil: null }]);
    const read = (who = director) => who.get(`/api/staff/blocked/${id}`);
    const open = (reason: string, who = director) => who.post(`/api/staff/blocked/${id}/open`, { reason });
    expect((await read()).json().code).toBe('reason_required');
    expect((await open('curiosity')).statusCode).toBe(400);
    for (const who of [reception, treating]) {
      expect((await open('court', who)).statusCode).toBe(403);
      expect((await read(who)).statusCode).toBe(403);
    }
    expect((await open('court')).statusCode).toBe(204);
    expect((await read()).json()).toMatchObject({
      name: 'Ivet Bajollave',
      openUntil: '2026-11-24T09:00:00.000Z',
      parts: expect.arrayContaining([
        { title: 'Notas de las sesiones', entries: [expect.objectContaining({ text: note })] },
      ]),
    });
    // Another manager must give a reason too.
    const other = await createStaff(testApp, 'admin');
    expect((await read(other)).json().code).toBe('reason_required');
    const { rows } = await testApp.pool.query(
      `select action, reason from audit_log where patient_id = $1 and action like 'record.%' order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'record.unblocked', reason: 'court' },
      { action: 'record.blocked-read', reason: null },
    ]);
    await travel(new Date('2026-11-24T09:00:00Z'));
    expect((await read()).json().code).toBe('reason_required');
    // A record that is not locked is reported as unknown.
    const free = await createTreatedPatient('Lola Libre');
    for (const each of [free, 999_999])
      expect((await director.get(`/api/staff/blocked/${each}`)).statusCode).toBe(404);
    expect((await testApp.visitor().get('/api/staff/blocked')).statusCode).toBe(401);
  });

  test('keeps notes, discharges and requests when merged into another record', async () => {
    const one = await createTreatedPatient('Dora Doble');
    const other = await createTreatedPatient('Dora Doble');
    await writeNote(other);
    const request = await ask(other, 'copy');
    await discharge(other, '2026-11-20');
    const reply = await director.post(`/api/staff/people/${one}/join`, { otherId: other });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await treating.get(`/api/staff/people/${one}/notes`)).json().notes).toHaveLength(1);
    expect(await findListed(request)).toMatchObject({ patientId: one });
    const { processes } = (await director.get(`/api/staff/people/${one}/processes`)).json();
    expect(processes).toMatchObject([{ dischargedOn: '2026-11-20' }]);
  });
});
