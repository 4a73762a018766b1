import { expect, test } from 'vitest';
import {
  comparablePhone,
  compare,
  compareCard,
  findProfessional,
  type PersonIdentity,
} from './person-rules.ts';

const expectEach = <T>(texts: readonly string[], read: (text: string) => T, value: NoInfer<T>) =>
  expect(texts.map((text) => [text, read(text)])).toEqual(texts.map((text) => [text, value]));

test.each([
  ['+34612000001', ['612000001', '+34 612 000 001', '0034-612-00-00-01', '(34) 612.000.001']],
  [null, ['', '61200000', 'no tiene', '12 345 678 x']],
])('returns %s as the comparable number of %j', (tail, phones) => {
  expectEach(phones, comparablePhone, tail);
  expect([comparablePhone(null), comparablePhone(undefined)]).toEqual([null, null]);
});

const nobody: PersonIdentity = { tail: null, email: null, birthDate: null };
const tail = '612000001';
const email = 'a@example.org';
const birthDate = '1990-01-01';
const phone = { tail };
const mail = { email };
const born = { birthDate };
const phone2 = { tail: '612000002' };
const mail2 = { email: 'b@example.org' };
const born2 = { birthDate: '2015-01-01' };

test.each([
  ['same', phone, phone],
  ['same', phone, { ...phone, ...mail }],
  ['same', mail, mail],
  ['same', { ...phone, ...mail }, { ...phone, ...mail2 }],
  ['same', { ...phone, ...mail }, { ...phone2, ...mail }],
  ['same', { ...phone, ...born }, phone],
  ['same', born, born],
  ['same', { ...phone, ...born }, { ...phone2, ...born }],
  ['other', { ...phone, ...mail, ...born }, { ...phone, ...mail, ...born2 }],
  ['other', born, born2],
  ['other', phone, phone2],
  ['other', mail, mail2],
  ['other', phone, mail],
  ['other', { ...phone, ...born }, phone2],
  ['unclear', {}, {}],
  ['unclear', phone, {}],
  ['unclear', mail, {}],
  ['unclear', phone, born],
] as const)('compares two people of one name as %s: %j and %j', (how, one, other) => {
  expect(compare({ ...nobody, ...one }, { ...nobody, ...other })).toBe(how);
  expect(compare({ ...nobody, ...other }, { ...nobody, ...one })).toBe(how);
});

test.each([
  ['same', phone, null, phone],
  ['other', phone, null, phone2],
  ['unclear', {}, null, phone],
  ['same', phone, {}, phone],
  ['same', phone, phone2, phone],
  ['same', born, phone, { ...phone, ...born }],
  ['unproved', {}, phone, phone],
  ['unproved', {}, mail, mail],
  ['unproved', mail, phone, phone],
  ['unproved', phone, mail, mail],
  ['unproved', phone2, phone, phone],
  ['unproved', {}, {}, phone],
  ['unproved', {}, phone, {}],
  ['other', {}, phone, phone2],
  ['other', {}, mail, mail2],
  ['other', phone, {}, phone2],
  ['other', mail, {}, mail2],
  ['other', born, phone, { ...phone, ...born2 }],
  ['unclear', phone, mail, {}],
  ['unclear', mail, phone, {}],
] as const)(
  'compares a line as %s with a record %j whose account claims %j: %j',
  (how, card, claims, line) => {
    const claimed = claims && { tail: null, email: null, ...claims };
    expect(compareCard({ ...nobody, ...card, claimed }, { ...nobody, ...line })).toBe(how);
  },
);

test.each([
  [7, ['Marta', 'Ejemplo', 'MARTA EJEMPLO', 'Ejemplo, Marta', 'Dra. Marta', 'Sra. Ejemplo']],
  [8, ['Íñigo', 'Dr. inigo', 'Sr. Íñigo Inventado']],
  [null, ['Inventado', 'Marta Inventada', 'Marta Ejemplo Inventado', 'Mar', 'Nadie', 'Dra.', '', 'M']],
])('finds professional %s by %j', (id, texts) => {
  const team = ['Marta Ejemplo', 'Íñigo Inventado', 'Nil Inventado'].map(
    (name, n) => [n + 7, { name }] as const,
  );
  expectEach(texts, (text) => findProfessional(text, new Map(team)), id);
  expect(findProfessional('Dra.', new Map(team.slice(0, 1)))).toBeNull();
});

test('finds the shorter of two names with a common beginning by its full form', () => {
  const alike = new Map([
    [1, { name: 'Marta Ejemplo' }],
    [2, { name: 'Marta Ejemplo Inventada' }],
  ]);
  expectEach(['Marta Ejemplo', 'Dra. Marta Ejemplo'], (text) => findProfessional(text, alike), 1);
  expectEach(['Marta', 'Ejemplo Marta'], (text) => findProfessional(text, alike), null);
  expectEach(['Inventada'], (text) => findProfessional(text, alike), 2);
});
