import { expect, test } from 'vitest';
import { isPlausibleNotice } from './rules.ts';

const now = new Date('2026-12-11T08:00:00Z');
const genuine = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-5edc0ebc',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig': `${'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz'.repeat(4)}+/A==`,
  'paypal-transmission-time': '2026-12-11T07:59:58Z',
};
const isPlausible = (changes: Partial<typeof genuine>) =>
  isPlausibleNotice({ ...genuine, ...changes }, ['paypal.com'], now);

test('accepts PayPal notices, sandbox included', () => {
  expect(isPlausible({})).toBe(true);
  for (const host of ['paypal.com', 'api.sandbox.paypal.com', 'api-m.paypal.com'])
    expect(isPlausible({ 'paypal-cert-url': `https://${host}/certs` })).toBe(true);
});

test('refuses certificates on other hosts', () => {
  for (const address of [
    'https://evilpaypal.com/certs',
    'https://paypal.com.evil.example/certs',
    'https://paypal.com@evil.example/certs',
    'https://user:word@api.paypal.com/certs',
    'http://api.paypal.com/certs',
    'ftp://api.paypal.com/certs',
    'file:///etc/passwd',
    'api.paypal.com',
    '',
  ])
    expect([address, isPlausible({ 'paypal-cert-url': address })]).toEqual([address, false]);
});

test('accepts notices up to four days old and up to ten minutes in the future', () => {
  const sent = (ms: number) =>
    isPlausible({ 'paypal-transmission-time': new Date(now.getTime() + ms).toISOString() });
  const days = 86_400_000;
  const minutes = 60_000;
  expect([sent(-4 * days), sent(-4 * days - 1)]).toEqual([true, false]);
  expect([sent(10 * minutes), sent(10 * minutes + 1)]).toEqual([true, false]);
  expect(isPlausible({ 'paypal-transmission-time': 'soon' })).toBe(false);
});

test.each([
  ['paypal-auth-algo', '', 'a'.repeat(41), 'SHA256 withRSA', 'SHA256withRSA\r\n', '\nSHA256withRSA'],
  [
    'paypal-transmission-id',
    'a'.repeat(7),
    'a'.repeat(65),
    '69cd13f0 d67a',
    '69cd13f0-d67a/',
    '?69cd13f0-d67a',
  ],
  [
    'paypal-transmission-sig',
    'a'.repeat(15),
    'a'.repeat(1025),
    'lmI95Jx3Y9nhR5SJ WlHVIWpg',
    '"lmI95Jx3Y9nhR5SJ',
    'lmI95Jx3Y9nhR5SJ"',
  ],
])('refuses a malformed %s even if everything else is valid', (name, ...others) => {
  for (const other of others) expect([other, isPlausible({ [name]: other })]).toEqual([other, false]);
});

test.each([
  ['paypal-auth-algo', 1, 40],
  ['paypal-transmission-id', 8, 64],
  ['paypal-transmission-sig', 16, 1024],
])('limits %s to between %i and %i characters', (name, fewest, most) => {
  for (const length of [fewest, most]) expect(isPlausible({ [name]: 'a'.repeat(length) })).toBe(true);
});

test('accepts any of several certificate hosts', () => {
  const hosts = ['certs.example', 'paypal.com'];
  expect(isPlausibleNotice(genuine, hosts, now)).toBe(true);
  expect(isPlausibleNotice({ ...genuine, 'paypal-cert-url': 'https://other.example/' }, hosts, now)).toBe(
    false,
  );
});

test('refuses certificate URLs with user name or password', () => {
  for (const who of ['user', ':word', 'user:word'])
    expect(isPlausible({ 'paypal-cert-url': `https://${who}@api.paypal.com/certs` })).toBe(false);
});
