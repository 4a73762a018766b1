import { expect, test } from 'vitest';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { linkAddress, readToken, tokenOf } from './link-tokens.server.ts';

const ring = (name: string) => `${name}:${Buffer.alloc(32, name).toString('base64')}`;
const secrets = createSecrets(ring('a'));
const startsAt = new Date('2026-12-01T08:00:00Z');
const before = new Date('2026-12-01T07:59:59Z');
const token = tokenOf(secrets, { appointmentId: 12, startsAt });
const ofGuardian = tokenOf(secrets, { appointmentId: 12, startsAt, guardianId: 7 });

test('a link speaks of one appointment and one start, until that start', () => {
  expect(readToken(secrets, token, before)).toEqual({ appointmentId: 12, startsAt });
  expect(readToken(secrets, token, startsAt)).toBeUndefined();
});

test.each([token, ofGuardian])('a link forged by one character opens nothing: %s', (token) => {
  for (let place = 0; place < token.length; place++) {
    const other = token[place] === '1' ? '2' : '1';
    const forged = token.slice(0, place) + other + token.slice(place + 1);
    expect(readToken(secrets, forged, before, [7]), forged).toBeUndefined();
  }
});

test('a guardian’s link opens as long as they are among those who may act, and says of nobody who they are', () => {
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
])('%s is no link', (_, text) => {
  expect(readToken(secrets, text, before)).toBeUndefined();
});

test('a signature made for something else is none for a link', () => {
  const claim = token.slice(0, token.lastIndexOf('.'));
  expect(
    readToken(secrets, `${claim}.${secrets.sign(claim, 'device').slice(0, 22)}`, before),
  ).toBeUndefined();
});

test('links outlive a new key, and end with their own', () => {
  expect(readToken(createSecrets(`${ring('b')},${ring('a')}`), token, before)).toBeDefined();
  expect(readToken(createSecrets(ring('b')), token, before)).toBeUndefined();
});

test('the largest id there can be still makes a link', () => {
  const link = { appointmentId: 2 ** 31 - 1, startsAt };
  expect(readToken(secrets, tokenOf(secrets, link), before)).toEqual(link);
});

test('the token stands behind the mark, where no server and no other site sees it', () => {
  const url = new URL(linkAddress('https://onyar.test', token, 'cancelar'));
  expect([url.pathname, url.search, url.hash]).toEqual(['/cita', '', `#cancelar=${token}`]);
  expect(linkAddress('https://onyar.test', token)).toBe(`https://onyar.test/cita#${token}`);
});
