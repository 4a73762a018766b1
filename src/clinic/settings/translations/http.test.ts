import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTranslations } from '#platform/language/clinic-texts.server.ts';
import { storedTextsHeader } from '#platform/language/language.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { TranslatedText } from './contract.ts';

let testApp: TestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  testApp = await startTestApp();
  director = await createStaff(testApp, 'admin');
});
afterAll(async () => {
  await testApp.stop();
  // For other test files of this process.
  setTranslations({});
});

const list = async (): Promise<TranslatedText[]> =>
  (await director.get('/api/staff/settings/translations/ca')).json();
const save = (texts: { source: string; text: string }[]) =>
  director.post('/api/staff/settings/translations/ca', { texts });
const publicNames = async (language: string, more: Record<string, string> = {}) => {
  const headers = { 'accept-language': language, ...more };
  const reply = await testApp.app.inject({ url: '/api/services', headers });
  return reply.json().map(({ name }: { name: string }) => name);
};

test('lists every text of the clinic once, with the Catalan of the configuration', async () => {
  const texts = await list();
  expect(new Set(texts.map(({ source }) => source)).size).toBe(texts.length);
  expect(texts).toContainEqual({ place: 'services', source: 'Terapia infantil', text: 'Teràpia infantil' });
  expect(texts.filter(({ text }) => text === null)).toEqual([]);
});

test('replies to patients in Catalan contain the saved translation; Spanish ones and those to staff do not', async () => {
  expect((await save([{ source: 'Terapia infantil', text: 'Teràpia per a infants' }])).statusCode).toBe(200);
  expect(await publicNames('ca')).toContain('Teràpia per a infants');
  expect(await publicNames('es')).toContain('Terapia infantil');
  const catalogue = await director.get('/api/staff/catalogue');
  expect(catalogue.body).toContain('Terapia infantil');
  expect(catalogue.body).not.toContain('Teràpia');
});

test('the Catalan panel reads public replies as the clinic wrote them, to edit them', async () => {
  expect(await publicNames('ca', { [storedTextsHeader]: '1' })).toContain('Terapia infantil');
});

test('an emptied translation shows the Spanish text and counts as missing', async () => {
  await save([{ source: 'Terapia infantil', text: '' }]);
  expect(await publicNames('ca')).toContain('Terapia infantil');
  expect((await list()).filter(({ text }) => text === null)).toMatchObject([{ source: 'Terapia infantil' }]);
});

test('settings of pages are in the language of the request', async () => {
  const settings = async (language: string) =>
    (await testApp.app.inject({ url: '/api/settings', headers: { 'accept-language': language } })).json();
  expect((await settings('ca')).emergencyContacts[0]).toMatchObject({ name: 'Emergències', phone: '112' });
  expect(await settings('es')).toEqual({});
});

test('refuses a text that the clinic no longer uses, and stores nothing', async () => {
  const refused = await save([
    { source: 'Videollamada', text: 'Videoconferència' },
    { source: 'Consulta de antes', text: 'Consulta d’abans' },
  ]);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'text_changed']);
  expect(await publicNames('ca')).toContain('Videotrucada');
});

test('refuses Spanish, which is not a translation', async () => {
  expect((await director.get('/api/staff/settings/translations/es')).statusCode).toBe(400);
});
