import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import { pdfText } from '#tests/support/words/pdf.ts';
import { findPdfUaFaults } from '#tests/support/words/pdf-ua.ts';
import { certificateInitials, codeFrom, formatCode, parseCode } from './rules.ts';

const firstStart = new Date('2026-12-01T08:00:00Z');
const clock = stoppedClock(firstStart);
const hour = 3_600_000;
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;
let patient: Person;
let startsAt = firstStart;
let id: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
  patient = await testApp.person({ fullName: 'Ona Puig Serra', email: 'ona@example.org' });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  startsAt = new Date(startsAt.getTime() + 2 * hour);
  const endsAt = new Date(startsAt.getTime() + hour);
  clock.set(endsAt);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [endsAt]);
  await testApp.pool.query('delete from rate_limits');
  const createdAt = new Date(startsAt.getTime() - 200 * hour);
  id = await insertConfirmed(testApp.pool, { userId: patient.user.id, startsAt, createdAt });
});

const note = (status: string, of = id) =>
  reception.post(`/api/staff/appointments/${of}/attendance`, { status });
const issue = (body: object = { holder: 'patient' }, of = id) =>
  reception.post(`/api/staff/appointments/${of}/certificates`, body);
const issueId = async (body?: object, of?: number): Promise<number> => (await issue(body, of)).json().id;
const pdfOf = async (certificateId: number) => {
  const { rawPayload } = await reception.get(`/api/staff/certificates/${certificateId}/pdf`);
  return pdfText(rawPayload);
};
const codeOf = async (certificateId: number): Promise<string> =>
  (await testApp.pool.query('select code from attendance_certificates where id = $1', [certificateId]))
    .rows[0].code;
const verify = (code: string) => testApp.visitor().get(`/verificar/${code}`);

describe('POST /api/staff/appointments/:id/certificates', () => {
  test('refuses an appointment that is not noted as attended', async () => {
    expect((await issue()).json().code).toBe('not_attended');
    await note('arrived');
    expect((await issue()).json().code).toBe('not_attended');
    await note('no_show');
    expect((await issue()).json().code).toBe('not_attended');
  });

  test('refuses an attended appointment until it ends', async () => {
    await note('fulfilled');
    clock.set(new Date(startsAt.getTime() + hour - 1));
    const early = await issue();
    expect([early.statusCode, early.json().code]).toEqual([409, 'not_ended']);
    expect(early.json().message).toMatch(/^La sesión aún no ha terminado/);
    clock.set(new Date(startsAt.getTime() + hour));
    expect((await issue()).statusCode).toBe(200);
  });

  test('numbers certificates without gaps, also when they are issued at once, and logs each', async () => {
    await note('fulfilled');
    const names = ['Pere Puig', 'Marta Serra', 'Joan Riu', 'Laia Mas'];
    const replies = await Promise.all(names.map((name) => issue({ holder: 'accompanying', name })));
    const numbers = replies.map((reply) => reply.json().number).sort();
    const first = Number(numbers[0]?.split('/')[1]);
    expect(numbers).toEqual(names.map((_, at) => `A-2026/${String(first + at).padStart(6, '0')}`));
    const { rows } = await testApp.pool.query(
      `select detail->>'number' as number from audit_log where action = 'certificate.issued' and subject = $1`,
      [`appointment:${id}`],
    );
    expect(rows.map(({ number }) => number).sort()).toEqual(numbers);
  });

  test('gives the same certificate again instead of a second number', async () => {
    await note('fulfilled');
    expect((await issue()).json()).toEqual((await issue()).json());
    const { rowCount } = await testApp.pool.query(
      'select from attendance_certificates where appointment_id = $1',
      [id],
    );
    expect(rowCount).toBe(1);
  });

  test('asks for the name of a patient without one', async () => {
    const patientId = await insertPatient(testApp, { name: 'Nora' });
    await testApp.pool.query('update patients set full_name = null where id = $1', [patientId]);
    const unnamed = await insertAppointment(testApp, { patientId, professionalId: 2, startsAt });
    await note('fulfilled', unnamed);
    expect((await issue({ holder: 'patient' }, unnamed)).json().code).toBe('no_name');
    expect((await issue({ holder: 'accompanying', name: ' ' }, unnamed)).json().fields.name).toBe(
      'Escribe el nombre y los apellidos.',
    );
  });
});

describe('GET /api/staff/certificates/:id/pdf', () => {
  test('states name, day and hours, without a clinical word', async () => {
    await note('fulfilled');
    const { id: certificateId, number } = (await issue()).json();
    const file = await reception.get(`/api/staff/certificates/${certificateId}/pdf`);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="asistencia-${number.replace('/', '-')}.pdf"`,
    );
    expect(findPdfUaFaults(file.rawPayload)).toEqual([]);
    const text = (await pdfOf(certificateId)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('hace constar que Ona Puig Serra asistió a una cita en este centro.');
    expect(text).toContain(formatDate(startsAt));
    expect(text).toMatch(/De \d\d:00 a \d\d:00/);
    expect(text).toContain(`/verificar/${formatCode(await codeOf(certificateId))}`);
    expect(text).not.toMatch(/psic|terap|consulta|paciente|salud|sanitari|sesión|clínic[ao]s?\b(?! Onyar)/i);
  });

  test('does not name the patient if issued to an accompanying person', async () => {
    await note('fulfilled');
    const text = (await pdfOf(await issueId({ holder: 'accompanying', name: 'Pere Vila' }))).replaceAll(
      /\s+/g,
      ' ',
    );
    expect(text).toContain('Pere Vila acompañó a otra persona a una cita en este centro.');
    expect(text).not.toContain('Ona');
  });

  test('names the second person of a joint appointment', async () => {
    const companionId = await insertPatient(testApp, { name: 'Biel Roca' });
    await testApp.pool.query('update appointments set companion_id = $2 where id = $1', [id, companionId]);
    await note('fulfilled');
    expect(await pdfOf(await issueId({ holder: 'companion' }))).toContain('Biel Roca');
  });
});

describe('GET /api/staff/appointments/:id/certificates/recipients', () => {
  test('names the addresses before anything is sent', async () => {
    const path = (of: number) => `/api/staff/appointments/${of}/certificates/recipients`;
    expect((await reception.get(path(id))).json()).toEqual({ patient: ['ona@example.org'], companion: [] });
    const patientId = await insertPatient(testApp, { name: 'Nil Font' });
    const unreached = await insertAppointment(testApp, { patientId, professionalId: 2, startsAt });
    expect((await reception.get(path(unreached))).json()).toEqual({ patient: [], companion: [] });
  });
});

describe('POST /api/staff/certificates/:id/send', () => {
  test('sends the PDF to the patient with a subject that names nothing clinical', async () => {
    await note('fulfilled');
    const certificateId = await issueId();
    const reply = await reception.post(`/api/staff/certificates/${certificateId}/send`);
    expect(reply.json()).toEqual({ recipients: ['ona@example.org'] });
    const { rows } = await testApp.pool.query(
      `select subject, attachments from outbox where kind = 'certificate.sent' and about = $1`,
      [`certificate:${certificateId}`],
    );
    expect(rows).toMatchObject([
      { subject: 'Justificante de asistencia', attachments: [{ type: 'application/pdf' }] },
    ]);
    expect(pdfText(Buffer.from(rows[0].attachments[0].content, 'base64'))).toContain('Ona Puig Serra');
  });

  test('is not sent if no contact has an e-mail address', async () => {
    const patientId = await insertPatient(testApp, { name: 'Nil Font' });
    const appointmentId = await insertAppointment(testApp, { patientId, professionalId: 2, startsAt });
    await note('fulfilled', appointmentId);
    const certificateId = await issueId({ holder: 'patient' }, appointmentId);
    const reply = await reception.post(`/api/staff/certificates/${certificateId}/send`);
    expect(reply.json().code).toBe('no_address');
  });
});

describe('GET /verificar/:code', () => {
  test('confirms number, day and initials only, without scripts and outside search engines', async () => {
    await note('fulfilled');
    const { id: certificateId, number } = (await issue()).json();
    const code = await codeOf(certificateId);
    const page = await verify(formatCode(code).toLowerCase());
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(page.body).toContain(number);
    expect(page.body).toContain(formatDay(wallTimeOf(startsAt).day));
    expect(page.body).toContain('O. P. S.');
    expect(page.body).not.toMatch(/<script|Puig|Serra|ona@example/);
  });

  test('confirms nothing for an unknown code and for a blocked record', async () => {
    const patientId = await insertPatient(testApp, { name: 'Nil Font' });
    const appointmentId = await insertAppointment(testApp, { patientId, professionalId: 2, startsAt });
    await note('fulfilled', appointmentId);
    const code = await codeOf(await issueId({ holder: 'patient' }, appointmentId));
    expect((await verify(code)).statusCode).toBe(200);
    await testApp.pool.query(`update patients set blocked_until = '2041-01-01' where id = $1`, [patientId]);
    const pages = [await verify(code), await verify('0000-0000-0000-0000')];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(pages[0]?.body).toBe(pages[1]?.body);
  });

  test('answers 429 with a page after thirty checks of a network', async () => {
    const replies = [];
    for (let at = 0; at < 31; at++) replies.push(await verify('0000-0000-0000-0000'));
    expect(replies.slice(0, 30).every(({ statusCode }) => statusCode === 404)).toBe(true);
    expect(replies[30]?.statusCode).toBe(429);
    expect(replies[30]?.headers['retry-after']).toBe('600');
    expect(replies[30]?.body).toContain('Demasiadas comprobaciones');
  });
});

describe('personal data of certificates', () => {
  test('the export lists them without the name of others; closing the account erases that name', async () => {
    const person = await testApp.person({ fullName: 'Aina Costa', email: 'aina@example.org' });
    const createdAt = new Date(startsAt.getTime() - 200 * hour);
    const visit = { userId: person.user.id, startsAt, createdAt, professionalId: 2 };
    const visited = await insertConfirmed(testApp.pool, visit);
    await note('fulfilled', visited);
    await issue({ holder: 'patient' }, visited);
    await issue({ holder: 'accompanying', name: 'Quim Ferran' }, visited);
    const file = await person.get('/api/me/export');
    const exported = file.json().appointments.find((one: { id: number }) => one.id === visited);
    expect(exported.certificates).toMatchObject([
      { series: 'A-2026', holder: 'patient' },
      { series: 'A-2026', holder: 'accompanying' },
    ]);
    expect(file.body).not.toContain('Quim Ferran');
    expect((await person.delete('/api/me', { password: 'casa-de-paper-7' })).statusCode).toBe(200);
    const names = async () =>
      (
        await testApp.pool.query(
          'select holder_name as name from attendance_certificates where appointment_id = $1 order by id',
          [visited],
        )
      ).rows.map(({ name }) => name);
    expect(await names()).toEqual(['Aina Costa', null]);
    clock.set(new Date('2042-01-01T02:41:00Z'));
    await runJob(testApp, 'appointments.delete-overdue-records');
    expect(await names()).toEqual([null, null]);
  });
});

describe('certificate texts', () => {
  test('initials are the first letters of a name', () => {
    expect(certificateInitials("Ona d'Abadal  Puig")).toBe('O. D. P.');
    expect(certificateInitials('Àlex')).toBe('À.');
  });

  test('a code is read from paper in any case, with or without hyphens', () => {
    const code = codeFrom(Uint8Array.from({ length: 16 }, (_, at) => at * 17));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(parseCode(formatCode(code).toLowerCase())).toBe(code);
    expect(parseCode('o0il-ab')).toBe('0011AB');
  });
});
