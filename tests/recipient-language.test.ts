import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { letterHtml } from '#clinic/notifications/service.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import { type Language, languages } from '#platform/language/language.ts';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import {
  friday,
  type PaymentsTestApp,
  type Person,
  slot,
  startPaymentsTestApp,
} from '#tests/support/payments.ts';
import { readCalendar } from '#tests/support/reminders.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import { catalanOnly, spanishOnly } from '#tests/support/words/language-words.ts';
import { pdfText } from '#tests/support/words/pdf.ts';

type Message = typeof outbox.$inferSelect;

let testApp: PaymentsTestApp;
beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  await testApp.clear();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query(
    `delete from reminders; delete from outbox;
     delete from appointments where id not in (select appointment_id from attendance)`,
  );
  testApp.clock.set(friday);
});

/** Sets the clock and renews the sessions, which would expire otherwise. */
async function itIs(now: Date): Promise<void> {
  testApp.clock.set(now);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [now]);
}

const foreign: Record<Language, RegExp> = { es: catalanOnly, ca: spanishOnly };
const otherThan = (language: Language): Language => (language === 'es' ? 'ca' : 'es');
const ofPatient = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

/** A patient who can be reached by e-mail and SMS, registered on pages in a language. */
async function createPatient(language: Language, email = `${language}@example.org`): Promise<Person> {
  const person = await testApp.person({ email, phone: '+34600111222', fullName: 'Ona Vila' }, language);
  await testApp.pool.query('update users set email_verified = true, phone_verified = true where id = $1', [
    person.user.id,
  ]);
  await testApp.pool.query('delete from outbox');
  return person;
}

async function createReception(language: Language): Promise<Person> {
  const person = await testApp.person({}, language);
  await testApp.pool.query("update users set role = 'reception' where id = $1", [person.user.id]);
  return person;
}

/** Everything that a recipient reads of a message. */
function textsOf({ subject, text, blocks, attachments, language }: Message): string[] {
  const html = runInLanguage(language, () => letterHtml({ subject, blocks }));
  const files = attachments.map(({ type, content, encoding, name }) => {
    if (type === 'application/pdf') return `${name}\n${pdfText(Buffer.from(content, 'base64'))}`;
    if (encoding === 'base64') throw new Error(`cannot read ${name}`);
    const { SUMMARY, DESCRIPTION, LOCATION } = readCalendar(content);
    return [name, SUMMARY, DESCRIPTION, LOCATION].join('\n');
  });
  return [subject, text, html.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, ' '), ...files];
}

/** Addresses and codes are no words of a language, and names keep their own. */
const properNames = /https?:\/\/\S+|\S+@\S+|Carrer de les Finestres|Clínica Onyar|Psicóloga[^.\n]*/g;

const listMessages = (): Promise<Message[]> => testApp.db.select().from(outbox).orderBy(asc(outbox.id));

async function findForeignTexts(language: Language): Promise<string[]> {
  return (await listMessages()).flatMap((message) =>
    textsOf(message)
      .filter((text) => foreign[language].test(text.replaceAll(properNames, '')))
      .map((text) => `${message.kind}: ${text}`),
  );
}

describe.each(languages)('a patient who registered on the pages in %s', (language) => {
  test('gets every message in it, whatever language the receptionist uses', async () => {
    const patient = await createPatient(language);
    const reception = await createReception(otherThan(language));
    const patientId = await ofPatient(patient);
    const plan = { patientId, professionalId: 1 };
    const hold = await testApp.book(patient, slot(14));
    await testApp.run('appointments.ask-for-payment', { appointmentId: hold });
    const first = await reception.post('/api/staff/appointments', {
      ...plan,
      type: 'office',
      startsAt: slot(15),
    });
    expect(first.statusCode, first.body).toBe(201);
    const { id } = first.json();
    const moved = await reception.patch(`/api/staff/appointments/${id}`, { startsAt: slot(16) });
    expect(moved.statusCode, moved.body).toBe(200);
    await itIs(new Date(new Date(slot(16)).getTime() - 23 * 3_600_000));
    await testApp.run('appointments.remind');
    const cancelled = await reception.post(`/api/staff/appointments/${id}/cancel`, { by: 'clinic' });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    const planned = await reception.post('/api/staff/appointments', {
      ...plan,
      type: 'video',
      startsAt: slot(17),
    });
    expect(planned.statusCode, planned.body).toBe(201);
    const sent = await reception.post(`/api/staff/appointments/${planned.json().id}/room-link`);
    expect(sent.statusCode, sent.body).toBe(200);
    const series = await reception.post('/api/staff/series', {
      ...plan,
      type: 'office',
      startsAt: slot(18),
      everyWeeks: 1,
      count: 2,
    });
    expect(series.statusCode, series.body).toBe(201);
    const corrected = await reception.patch(`/api/staff/people/${patientId}`, { phone: '600 333 444' });
    expect(corrected.statusCode, corrected.body).toBe(200);

    const kinds = (await listMessages()).map(({ kind, channel }) => `${kind} ${channel}`);
    expect(new Set(kinds)).toEqual(
      new Set([
        'account.contact-corrected email',
        'appointment.booked email',
        'appointment.cancelled email',
        'appointment.moved email',
        'appointment.planned email',
        'appointment.reminder email',
        'appointment.reminder sms',
        'appointment.room-link email',
        'series.planned email',
      ]),
    );
    expect(await findForeignTexts(language)).toEqual([]);
    expect(new Set((await listMessages()).map((message) => message.language))).toEqual(new Set([language]));
  });

  test('gets links to the pages in it', async () => {
    const patient = await createPatient(language);
    const id = await testApp.book(patient, slot(15));
    await testApp.run('appointments.ask-for-payment', { appointmentId: id });
    const [message] = await listMessages();
    const prefix = language === 'ca' ? '/ca' : '';
    expect(message?.text).toContain(`http://onyar.test${prefix}/dashboard`);
  });

  test('gets a certificate in it that leads to the page in it', async () => {
    const patient = await createPatient(language);
    const reception = await createReception(otherThan(language));
    const patientId = await ofPatient(patient);
    // Attended appointments stay for good, so each language has its own hour.
    const startsAt = slot(language === 'es' ? 21 : 22);
    const wish = { patientId, professionalId: 1, type: 'office', startsAt };
    const { id } = (await reception.post('/api/staff/appointments', wish)).json();
    await itIs(new Date(new Date(startsAt).getTime() + 3_600_000));
    await reception.post(`/api/staff/appointments/${id}/attendance`, { status: 'fulfilled' });
    await testApp.pool.query('delete from outbox');
    const issued = await reception.post(`/api/staff/appointments/${id}/certificates`, { holder: 'patient' });
    expect(issued.statusCode, issued.body).toBe(200);
    await reception.post(`/api/staff/certificates/${issued.json().id}/send`);
    expect((await listMessages()).map(({ kind }) => kind)).toEqual(['certificate.sent']);
    expect(await findForeignTexts(language)).toEqual([]);
    const printed = (await listMessages()).flatMap(textsOf).join('\n').replaceAll('\n', '');
    const [, path = ''] = /onyar\.test(\S*\/verificar\/[\w-]+)/.exec(printed) ?? [];
    const page = await testApp.visitor().get(path);
    expect([page.statusCode, page.body.includes(`<html lang="${language}"`)]).toEqual([200, true]);
  });

  test('gets receipts of a payment and of its refund in it, whoever takes the money or opens the file', async () => {
    const patient = await createPatient(language);
    const director = await createStaff(testApp, 'admin');
    await testApp.pool.query('update users set language = $2 where id = $1', [
      director.user.id,
      otherThan(language),
    ]);
    const id = await testApp.book(patient, slot(15));
    const taken = await director.post('/api/staff/payments', {
      type: 'appointment',
      itemId: id,
      method: 'card',
      cents: 6_500,
    });
    expect(taken.statusCode, taken.body).toBe(201);
    const { receiptId } = taken.json();
    await testApp.run('payments.send-receipt', { receiptId });
    const back = await director.post(`/api/staff/receipts/${receiptId}/return`, {
      cents: 2_000,
      reason: 'Se fue antes',
    });
    expect(back.statusCode, back.body).toBe(200);
    // The receipt travels with the confirmation, which still waits to be sent.
    const sent = (await listMessages()).map(({ kind, attachments }) => [
      kind,
      attachments.map(({ type }) => type),
    ]);
    expect(sent).toEqual([
      ['appointment.confirmed', [expect.stringContaining('text/calendar'), 'application/pdf']],
      ['payment.refunded', []],
    ]);
    expect(await findForeignTexts(language)).toEqual([]);
    const receipts = (await patient.get('/api/receipts')).json();
    expect(receipts).toHaveLength(2);
    for (const { concept } of receipts) expect(concept).not.toMatch(foreign[language]);
    const headers = { 'accept-language': otherThan(language) };
    for (const file of [
      ...(await Promise.all(
        receipts.map(({ id }: { id: number }) =>
          patient.send({ method: 'GET', url: `/api/receipts/${id}/pdf`, headers }),
        ),
      )),
      await director.send({ method: 'GET', url: `/api/staff/receipts/${receiptId}/pdf`, headers }),
    ]) {
      expect(file.statusCode, file.body).toBe(200);
      expect(file.headers['content-disposition']).toContain(language === 'ca' ? 'rebut-' : 'recibo-');
      const text = pdfText(file.rawPayload);
      expect(text).toContain(language === 'ca' ? 'Concepte' : 'Concepto');
      expect(text).not.toMatch(foreign[language]);
    }
  });

  test('keeps it after the desk or the profile changes it, in both places', async () => {
    const patient = await createPatient(language);
    const reception = await createReception('es');
    const patientId = await ofPatient(patient);
    const noted = async () => (await reception.get(`/api/staff/people/${patientId}`)).json().language;
    expect([(await patient.get('/api/user')).json().language, await noted()]).toEqual([language, language]);
    const other = otherThan(language);
    await reception.patch(`/api/staff/people/${patientId}`, { language: other });
    expect([(await patient.get('/api/user')).json().language, await noted()]).toEqual([other, other]);
    await patient.patch('/api/user', { language });
    expect([(await patient.get('/api/user')).json().language, await noted()]).toEqual([language, language]);
  });
});

test('a staff member stores the language of the panel, and refusals follow the page', async () => {
  const reception = await createReception('es');
  expect((await reception.get('/api/user')).json().language).toBe('es');
  expect((await reception.patch('/api/user', { language: 'ca' })).json().language).toBe('ca');
  expect((await reception.get('/api/user')).json().language).toBe('ca');
  const refused = async (person: Person) => (await person.get('/api/staff/people/999999')).json().message;
  expect([await refused(reception), await refused(await createReception('ca'))]).toEqual([
    'No lo encontramos.',
    'No ho trobem.',
  ]);
});

describe('a patient without an account', () => {
  test.each([
    ['ca', 'ca'],
    ['es', 'es'],
    ['en', 'es'],
    ['other', 'es'],
    [null, 'es'],
  ] as const)('with the language %s on the patient record gets letters in %s', async (stored, expected) => {
    const reception = await createReception('ca');
    const patientId = await insertPatient(testApp, { name: 'Marc Soler', email: 'marc@example.org' });
    await testApp.pool.query('update patients set language = $2 where id = $1', [patientId, stored]);
    await testApp.pool.query('delete from outbox');
    await reception.post('/api/staff/appointments', {
      patientId,
      professionalId: 1,
      type: 'office',
      startsAt: slot(15),
    });
    expect((await listMessages()).map(({ kind, language }) => [kind, language])).toEqual([
      ['appointment.planned', expected],
    ]);
    expect(await findForeignTexts(expected)).toEqual([]);
  });
});

test('writes to both patients of a joint appointment, each in their own language', async () => {
  const ona = await createPatient('ca', 'ona@example.org');
  const marc = await createPatient('es', 'marc@example.org');
  const reception = await createReception('es');
  const booked = await reception.post('/api/staff/appointments', {
    patientId: await ofPatient(ona),
    companion: { patientId: await ofPatient(marc) },
    professionalId: 1,
    type: 'office',
    startsAt: slot(15),
  });
  expect(booked.statusCode, booked.body).toBe(201);
  await reception.patch(`/api/staff/appointments/${booked.json().id}`, { startsAt: slot(16) });
  const all = await listMessages();
  const to = (recipient: string) => all.filter((message) => message.recipient === recipient);
  expect([to('ona@example.org').length, to('marc@example.org').length]).toEqual([2, 2]);
  for (const [recipient, language] of [
    ['ona@example.org', 'ca'],
    ['marc@example.org', 'es'],
  ] as const)
    for (const text of to(recipient).flatMap(textsOf))
      expect(text.replaceAll(properNames, '')).not.toMatch(foreign[language]);
});

test('notifies each professional in the language of their account', async () => {
  const reception = await createReception('es');
  const professional = await testApp.person({}, 'ca');
  await testApp.pool.query("update users set role = 'professional' where id = $1", [professional.user.id]);
  await testApp.pool.query('update professionals set user_id = $1 where id = 1', [professional.user.id]);
  const patient = await createPatient('es');
  await itIs(new Date(new Date(slot(15)).getTime() - 24 * 3_600_000));
  await reception.post('/api/staff/appointments', {
    patientId: await ofPatient(patient),
    professionalId: 1,
    type: 'office',
    startsAt: slot(15),
  });
  expect((await listMessages()).map(({ kind, language, userId }) => [kind, language, userId])).toEqual([
    ['appointment.planned', 'es', patient.user.id],
    ['appointment.change', 'ca', professional.user.id],
  ]);
});
