import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setTranslations } from '#platform/language/clinic-texts.server.ts';
import type { Language } from '#platform/language/language.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import { consentsOfRecord, hashOf } from './service.server.ts';

const spanish = {
  title: 'Tratamiento psicológico',
  body: 'Un texto de prueba que dice con calma qué se hace, para qué se hace y quién puede leerlo después.',
};
const catalan = {
  title: 'Tractament psicològic',
  body: 'Un text de prova que diu amb calma què es fa, per a què es fa i qui el pot llegir després.',
};

type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;
let textId: number;

beforeAll(async () => {
  testApp = await startTestApp();
  reception = await createStaff(testApp, 'reception');
  const admin = await createStaff(testApp, 'admin');
  const published = await admin.post('/api/staff/consent-texts', { kind: 'treatment', ...spanish });
  textId = published.json().find(({ kind }: { kind: string }) => kind === 'treatment').id;
});
afterAll(async () => {
  setTranslations({});
  await testApp.stop();
});

const translateTo = ({ title, body }: typeof catalan) =>
  setTranslations({
    ca: new Map([
      [spanish.title, title],
      [spanish.body, body],
    ]),
  });
beforeEach(() => translateTo(catalan));

/** A patient with a signing link, opened on pages in their language. */
async function requestSignature(language: Language) {
  const patient = await testApp.person({ email: `${language}@example.org` }, language);
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [patient.user.id]);
  const patientId = rows[0].id;
  const wish = { signerId: patientId, textIds: [textId] };
  const at = `/api/staff/people/${patientId}/consents`;
  const asked = await reception.post(`${at}/requests`, wish);
  expect(asked.statusCode, asked.body).toBe(201);
  const letters = await testApp.pool.query(
    "select text from outbox where kind = 'consent.asked' order by id desc limit 1",
  );
  const [, path = '', token = ''] = /onyar\.test(\S*)#([\w-]{43})/.exec(letters.rows[0].text) ?? [];
  const read = () => patient.post('/api/consents/read', { token });
  const sign = (hashes?: string[]) =>
    patient.post('/api/consents/sign', {
      token,
      name: 'Ona Vila',
      textIds: [textId],
      ...(hashes && { hashes }),
    });
  return { patient, patientId, at, wish, path, read, sign };
}

describe.each([
  ['es', spanish, 'ca'],
  ['ca', catalan, 'es'],
] as const)('a consent signed on the page in %s', (language, shown, other) => {
  test('keeps the text, hash and language that were shown, whatever language shows it later', async () => {
    const { patient, patientId, path, read, sign } = await requestSignature(language);
    expect(path).toBe(language === 'ca' ? '/ca/firmar' : '/firmar');
    const [text] = (await read()).json().texts;
    expect(text).toMatchObject(shown);
    expect((await sign([text.hash])).json()).toMatchObject({ signed: 1 });

    const { rows } = await testApp.pool.query(
      `select c.language, c.text_hash, t.version from consents c join consent_texts t on t.id = c.text_id
       where patient_id = $1`,
      [patientId],
    );
    const [{ version }] = rows;
    const hash = hashOf({ kind: 'treatment', version, ...shown });
    expect(rows).toEqual([{ language, text_hash: hash, version }]);
    // A later translation does not change what was signed.
    translateTo({ title: 'Un altre títol', body: 'Un altre text.' });
    for (const reader of [language, other]) {
      const headers = { 'accept-language': reader };
      const mine = await patient.send({ method: 'GET', url: '/api/consents', headers });
      expect(mine.json()).toMatchObject([shown]);
    }
    const [entry] = (await consentsOfRecord(testApp, patientId)).entries;
    expect(entry?.heading).toBe(shown.title);
    expect(entry?.text.startsWith(shown.body)).toBe(true);
    const file = await patient.get('/api/me/export');
    expect(file.body).toContain(shown.body);
  });

  test('opens on a device of the clinic in the language of the signer', async () => {
    const { at, wish } = await requestSignature(language);
    const opened = await reception.post(`${at}/desk`, wish);
    expect(opened.json()).toMatchObject({ language });
    await testApp.pool.query('update sessions set locked_at = null');
  });
});

test('refuses a signature under a translation that changed after it was read', async () => {
  const { read, sign, patientId } = await requestSignature('ca');
  const [{ hash }] = (await read()).json().texts;
  translateTo({ ...catalan, body: `${catalan.body} I una frase més.` });
  const refused = await sign([hash]);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'text_changed']);
  const { rows } = await testApp.pool.query('select id from consents where patient_id = $1', [patientId]);
  expect(rows).toEqual([]);
  const [again] = (await read()).json().texts;
  expect((await sign([again.hash])).statusCode).toBe(200);
});
