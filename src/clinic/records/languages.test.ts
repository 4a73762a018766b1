import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#platform/language/language.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import { catalanOnly, spanishOnly } from '#tests/support/words/language-words.ts';
import { pdfText } from '#tests/support/words/pdf.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let treating: Person;
let director: Person;

beforeAll(async () => {
  testApp = await startTestApp();
  treating = await createStaff(testApp, 'professional', 1);
  director = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());

let count = 0;
async function insertTreated(language: Language): Promise<number> {
  const id = await insertPatient(testApp, {
    name: 'Ona Vila',
    birthDate: '1990-05-11',
    phone: '+34 600 333 444',
    email: `${language}@example.org`,
  });
  await testApp.pool.query('update patients set language = $2 where id = $1', [id, language]);
  const startsAt = new Date(Date.now() - ++count * 86_400_000);
  await insertAppointment(testApp, { patientId: id, professionalId: 1, startsAt });
  // 'OK' belongs to both languages, unlike a sentence.
  const sessionOn = startsAt.toISOString().slice(0, 10);
  const written = await treating.post(`/api/staff/people/${id}/notes`, { sessionOn, text: 'OK.' });
  expect(written.statusCode, written.body).toBe(201);
  return id;
}

async function enter(id: number, kind: 'copy' | 'erasure'): Promise<number> {
  const receivedOn = new Date().toISOString().slice(0, 10);
  const asked = await director.post(`/api/staff/people/${id}/requests`, { kind, receivedOn });
  expect(asked.statusCode, asked.body).toBe(201);
  const request = asked.json().id;
  await director.post(`/api/staff/requests/${request}/identity`, { how: 'document' });
  return request;
}

/** Names, addresses and laws keep their language. */
const withoutNames = (text: string) =>
  text.replaceAll(/\S+@\S+|Carrer de les Finestres|Llei 21\/2000|Psicóloga[^.\n]*/g, '');

/** The staff's browser asks in the other language. */
async function readPdf(url: string, language: Language): Promise<string> {
  const headers = { 'accept-language': language === 'es' ? 'ca' : 'es' };
  const file = await director.send({ method: 'GET', url, headers });
  expect(file.statusCode, file.body).toBe(200);
  return pdfText(file.rawPayload).replaceAll(/\s+/g, ' ');
}

describe.each([
  ['es', 'Copia de la historia clínica', catalanOnly],
  ['ca', 'Còpia de la història clínica', spanishOnly],
] as const)('for a patient who reads %s', (language, title, foreign) => {
  test('the copy of the record has its frame and headings in that language, whoever makes it', async () => {
    const request = await enter(await insertTreated(language), 'copy');
    const text = await readPdf(`/api/staff/requests/${request}/record`, language);
    expect(text).toContain(title);
    expect(withoutNames(text)).not.toMatch(foreign);
  });

  test('the answer to an erasure says in that language what was done, also after the record is emptied', async () => {
    const id = await insertTreated(language);
    const request = await enter(id, 'erasure');
    const headers = { 'accept-language': language === 'es' ? 'ca' : 'es' };
    const url = `/api/staff/requests/${request}/erase`;
    const done = await director.send({ method: 'POST', url, headers });
    expect(done.statusCode, done.body).toBe(200);
    const { rows } = await testApp.pool.query('select language, email from patients where id = $1', [id]);
    expect(rows).toEqual([{ language: null, email: null }]);
    const text = await readPdf(`/api/staff/requests/${request}/answer`, language);
    expect(text).toContain(language === 'ca' ? 'el teu telèfon' : 'tu teléfono');
    expect(withoutNames(text)).not.toMatch(foreign);
  });

  test('closing an account says in that language what was erased and what is kept', async () => {
    const person = await testApp.person({}, language);
    const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
    const startsAt = new Date(Date.now() - ++count * 86_400_000);
    await insertAppointment(testApp, { patientId: rows[0].id, professionalId: 1, startsAt });
    const file = await person.get('/api/me/export');
    expect(file.statusCode, file.body).toBe(200);
    expect(file.json().account.consents[0].statement).not.toMatch(foreign);
    const closed = await person.delete('/api/me', { password: 'casa-de-paper-7' });
    expect(closed.statusCode, closed.body).toBe(200);
    const { deleted, kept } = closed.json();
    expect([deleted.length > 3, kept.length > 1]).toEqual([true, true]);
    for (const sentence of [
      ...deleted,
      ...kept.flatMap(({ what, why }: Record<string, string>) => [what, why]),
    ])
      expect(withoutNames(sentence)).not.toMatch(foreign);
  });
});
