import { expect, test } from 'vitest';
import { addKey, changePassword, forgetKeys, promoteKey, readSetting, setSetting } from './settings-file.ts';

const file =
  "# Written by deploy/init.\nsite='clinica.example'\nSECRET_KEYS='b:2,a:1'\ndatabase_password='x'\nPORT=3000\n";

test('adds a key behind the others, moves it to the front, and forgets the others', () => {
  const added = addKey(file, 'c:3');
  expect(readSetting(added, 'SECRET_KEYS')).toBe('b:2,a:1,c:3');
  const promoted = promoteKey(added);
  expect(readSetting(promoted, 'SECRET_KEYS')).toBe('c:3,b:2,a:1');
  expect(readSetting(forgetKeys(promoted), 'SECRET_KEYS')).toBe('c:3');
});

test('refuses a key with the name of another', () => {
  expect(() => addKey(file, 'a:3')).toThrow('there is a key a already');
});

test('changes one line and leaves the others', () => {
  expect(setSetting(file, 'database_password', 'a$&b')).toBe(file.replace("'x'", () => "'a$&b'"));
  expect(setSetting(file, 'PORT', '3001')).toBe(file.replace('PORT=3000', "PORT='3001'"));
});

test('changes the password of the database in its own setting, or in the URL', () => {
  expect(readSetting(changePassword(file, 'new'), 'database_password')).toBe('new');
  const server = "DATABASE_URL='postgres://onyar:old@127.0.0.1:5432/onyar'\n";
  expect(changePassword(server, 'new')).toBe("DATABASE_URL='postgres://onyar:new@127.0.0.1:5432/onyar'\n");
});

test.each([
  ['SMTP_URL', 'smtps://mail.example', 'is not in the file'],
  ['PORT', '', 'is empty'],
  ['PORT', "it's", 'contains a quote'],
])('refuses %s=%s', (name, value, sentence) => {
  expect(() => setSetting(file, name, value)).toThrow(sentence);
});
