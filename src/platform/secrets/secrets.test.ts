import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets, minSignatureLength } from './secrets.server.ts';

const key = () => randomBytes(32).toString('base64');

test('sealed text opens only at its place', () => {
  const secrets = createSecrets(`a:${key()}`);
  const sealed = secrets.seal('me cuesta dormir', 'appointments.notes:1');
  expect(sealed).not.toContain('dormir');
  expect(secrets.open(sealed, 'appointments.notes:1')).toBe('me cuesta dormir');
  expect(() => secrets.open(sealed, 'appointments.notes:2')).toThrow();
});

test('a new first key still opens what the older one sealed', () => {
  const old = key();
  const sealed = createSecrets(`old:${old}`).seal('x', 'p');
  const rotated = createSecrets(`new:${key()},old:${old}`);
  expect(rotated.open(sealed, 'p')).toBe('x');
  expect(rotated.seal('x', 'p').startsWith('new.')).toBe(true);
});

test('a single changed character is detected', () => {
  const secrets = createSecrets(`a:${key()}`);
  const sealed = secrets.seal('texto', 'p');
  const altered = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
  expect(() =>
    secrets.open(altered.replace(/\.[^.]*$/, `.${Buffer.from('otro!').toString('base64url')}`), 'p'),
  ).toThrow();
});

test('a signature is valid only for its complete text and purpose', () => {
  const secrets = createSecrets(`a:${key()}`);
  const signature = secrets.sign('cita 12', 'link');
  expect(secrets.verify('cita 12', signature, 'link')).toBe(true);
  expect(secrets.verify('cita 13', signature, 'link')).toBe(false);
  expect(secrets.verify('cita 12', signature, 'device')).toBe(false);
  for (let place = 0; place < signature.length; place++) {
    const other = signature[place] === 'x' ? 'y' : 'x';
    const forged = signature.slice(0, place) + other + signature.slice(place + 1);
    expect(secrets.verify('cita 12', forged, 'link'), forged).toBe(false);
  }
  for (const wrong of ['', 'ñ'.repeat(22), `${signature}A`, '='.repeat(43)])
    expect(secrets.verify('cita 12', wrong, 'link'), wrong).toBe(false);
});

test('a signature may be truncated to half, and no further', () => {
  const secrets = createSecrets(`a:${key()}`);
  const signature = secrets.sign('x', 'p');
  expect(secrets.verify('x', signature.slice(0, minSignatureLength), 'p')).toBe(true);
  expect(secrets.verify('x', signature.slice(0, minSignatureLength - 1), 'p')).toBe(false);
});

test('a new first key signs while older ones still verify, until they are removed', () => {
  const old = key();
  const fresh = key();
  const signature = createSecrets(`old:${old}`).sign('x', 'p');
  const rotated = createSecrets(`new:${fresh},old:${old}`);
  expect(rotated.verify('x', signature, 'p')).toBe(true);
  expect(rotated.sign('x', 'p')).not.toBe(signature);
  expect(createSecrets(`new:${fresh}`).verify('x', signature, 'p')).toBe(false);
});
