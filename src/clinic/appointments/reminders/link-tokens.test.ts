import { expect, test } from 'vitest';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { linkAddress, readToken, tokenOf } from './link-tokens.server.ts';

const ring = (name: string) => `${name}:${Buffer.alloc(32, name).toString('base64')}`;
const secrets = createSecrets(ring('a'));
const startsAt = new Date('2026-12-01T08:00:00Z');
const before = new Date('2026-12-01T07:59:59Z');
const token = tokenOf(secrets, { appointmentId: 12, startsAt });
const ofGuardian = tokenOf(secrets, { appointmentId: 12, startsAt, guardianId: 7 });

test('is valid for one appointment and start, until that start', () => {
  expect(readToken(secrets, token, before)).toEqual({ appointmentId: 12, startsAt });
  expect(readToken(secrets, token, startsAt)).toBeUndefined();
});

test.each([token, ofGuardian])('rejects a token changed in one character: %s', (token) => {
  for (let place = 0; place < token.length; place++) {
    const other = token[place] === '1' ? '2' : '1';
    const forged = token.slice(0, place) + other + token.slice(place + 1);
    expect(readToken(secrets, forged, before, [7]), forged).toBeUndefined();
  }
});

test('accepts a guardian’s token while they may act, without revealing who they are', () => {
  expect(readToken(secrets, ofGuardian, before, [3, 7])).toEqual({ appointmentId: 12, startsAt });
  expect(readToken(secrets, ofGuardian, before, [3])).toBeUndefined();
  expect(readToken(secrets, ofGuardian, before)).toBeUndefined();
  expect(ofGuardian).toHaveLength(token.length);
});

test.each([
  ['nothing', ''],
  ['a space before it', ` ${token}`],
  ['a line after it', `${token}\n`],
  ['one sign more', `${token}A`],
  ['one sign less', token.slice(0, -1)],
  ['its id with a zero before it', `0${token}`],
  ['its id in capitals', token.toUpperCase()],
  ['no signature', token.slice(0, token.lastIndexOf('.'))],
])('rejects a token with a wrong form: %s', (_, text) => {
  expect(readToken(secrets, text, before)).toBeUndefined();
});

test('rejects a signature made for another purpose', () => {
  const claim = token.slice(0, token.lastIndexOf('.'));
  expect(
    readToken(secrets, `${claim}.${secrets.sign(claim, 'device').slice(0, 22)}`, before),
  ).toBeUndefined();
});

test('stays valid after a key rotation and ends when its key is removed', () => {
  expect(readToken(createSecrets(`${ring('b')},${ring('a')}`), token, before)).toBeDefined();
  expect(readToken(createSecrets(ring('b')), token, before)).toBeUndefined();
});

test('supports the largest id', () => {
  const link = { appointmentId: 2 ** 31 - 1, startsAt };
  expect(readToken(secrets, tokenOf(secrets, link), before)).toEqual(link);
});

test('puts the token into the fragment of the URL', () => {
  const url = new URL(linkAddress('https://onyar.test', token, 'cancelar'));
  expect([url.pathname, url.search, url.hash]).toEqual(['/cita', '', `#cancelar=${token}`]);
  expect(linkAddress('https://onyar.test', token)).toBe(`https://onyar.test/cita#${token}`);
});
