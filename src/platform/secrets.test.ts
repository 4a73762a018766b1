import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.server.ts';

const key = () => randomBytes(32).toString('base64');

test('what is sealed can be opened at its place only', () => {
  const secrets = createSecrets(`a:${key()}`);
  const sealed = secrets.seal('me cuesta dormir', 'appointments.notes:1');
  expect(sealed).not.toContain('dormir');
  expect(secrets.open(sealed, 'appointments.notes:1')).toBe('me cuesta dormir');
  expect(() => secrets.open(sealed, 'appointments.notes:2')).toThrow();
});

test('a new key in front still opens what the older one sealed', () => {
  const old = key();
  const sealed = createSecrets(`old:${old}`).seal('x', 'p');
  const rotated = createSecrets(`new:${key()},old:${old}`);
  expect(rotated.open(sealed, 'p')).toBe('x');
  expect(rotated.seal('x', 'p').startsWith('new.')).toBe(true);
});

test('one changed character is noticed', () => {
  const secrets = createSecrets(`a:${key()}`);
  const sealed = secrets.seal('texto', 'p');
  const altered = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
  expect(() =>
    secrets.open(altered.replace(/\.[^.]*$/, `.${Buffer.from('otro!').toString('base64url')}`), 'p'),
  ).toThrow();
});
