import { expect, test } from 'vitest';
import { nameCharacters } from './name-characters.ts';
import { findReservedNames, looksLikeClinic, looksLikeStaff, toLookalikeKey } from './username-lookalikes.ts';

test.each([
  ...['maría', 'Núria Güell', 'Çağla', 'Anna·Bel·la', "Jordi d'Agramunt", 'josé-luis_1', 'ona@example.org'],
  ...['Łucja', 'Ștefan', 'Ñusta', 'Zoë+2', 'persona-123-4'],
])('accepts %s as a username', (name) => {
  expect(nameCharacters.test(name)).toBe(true);
  expect([looksLikeStaff(name, ['direccion']), looksLikeClinic(name)]).toEqual([false, false]);
});

test.each([
  ['dirección'.replace('е', 'e').replace('c', 'с'), 'a Cyrillic letter'],
  ['dirеccion', 'a Cyrillic e'],
  ['αna', 'a Greek letter'],
  ['direccıon', 'an i without a dot'],
  ['direccion\u0323', 'a mark of its own'],
  ['direc\u200bcion', 'an invisible character'],
  ['ｄireccion', 'a wide letter'],
  ['𝐝ireccion', 'a mathematical letter'],
  ['ona|vila', 'a stroke'],
  ['мария', 'another alphabet'],
])('refuses %s: %s', (name) => {
  expect(nameCharacters.test(name)).toBe(false);
});

test.each([
  ...['direccion', 'Dirección', 'DIRECCION', 'dirección', 'direcció', 'd1recc10n', 'dlreccion', 'direccion2'],
  ...[
    'direccion.clinica',
    'la_direccion',
    'Clínica Onyar',
    'onyar',
    'adm1n',
    'adrnin',
    'Recepción',
    'r.e.c.e.p.c.i.o.n',
  ],
  ...['Dra. Nausica Riubell', 'nausica.riubell', 'NausicaRiubell7', 'fermí-valldoreix', 'marta.soler'],
])('recognises %s as an impersonation of the clinic or its staff', (name) => {
  expect(looksLikeStaff(name, ['jefatura', 'Marta Soler']) || looksLikeClinic(name)).toBe(true);
});

test.each([
  ['laura de vries', false],
  ['girona', false],
  ['ona.girona', false],
  ['ana.2024', false],
  ['ana_', false],
  ['2024', false],
  ['Centro de Psicología, Girona', true],
  ['centrodepsicologiagirona1', true],
  ['ona.psicologia', true],
  ['la recepción', true],
])('judges %s at a clinic whose name has small words and its city: %s', (name, expected) => {
  const offices = findReservedNames({ name: 'Centro de Psicología – Girona', city: 'Girona' });
  expect(looksLikeClinic(name, offices)).toBe(expected);
});

test('gives look-alike usernames the same look and other usernames a different one', () => {
  expect(toLookalikeKey('marIa')).toBe(toLookalikeKey('marla'));
  expect(toLookalikeKey('pau10')).toBe(toLookalikeKey('Paulo'));
  expect(toLookalikeKey('ona\u200b')).toBe(toLookalikeKey('ONA'));
  expect(toLookalikeKey('maría')).not.toBe(toLookalikeKey('maria'));
  expect(toLookalikeKey('ona1')).not.toBe(toLookalikeKey('ona2'));
});
