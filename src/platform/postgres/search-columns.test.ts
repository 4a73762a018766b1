import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { fold } from '../text/fold.ts';
import { cleanPhone, e164Of } from '../text/phone.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const write = async (column: 'full_name' | 'phone', values: readonly string[]) => {
  const { rows } = await app.pool.query<{ name: string; phone: string }>(
    `insert into patients (${column}, created_at) select text, now() from unnest($1::text[]) with ordinality as t(text, place)
     order by place returning search_name as name, phone_e164 as phone`,
    [values],
  );
  return rows;
};

test('the database folds names as fold does', async () => {
  const names = [
    "O'Neill",
    'O´Neill',
    'Łukasz Ørsted',
    'Mª Puig–Peña',
    'Gaŀla',
    'Strauß',
    'Nú\u200bria',
    'D. Æþelstan',
  ];
  expect((await write('full_name', names)).map(({ name }) => name)).toEqual(names.map(fold));
});

test('the database parses phones as e164Of does', async () => {
  const phones = [
    '+33 (0)6 12 34 56 78',
    '+39 (0)6 1234 5678',
    '0034 600 11 22 33',
    '34600112233',
    '(+34) 600 11 22 33',
    '972 00 01 12 ext. 4',
    '972 000 112 extensión 305',
    '600 11 22 33 (madre)',
    '+44 020 7946 0958',
    '112',
  ].map(cleanPhone);
  expect((await write('phone', phones)).map(({ phone }) => phone)).toEqual(phones.map(e164Of));
});
