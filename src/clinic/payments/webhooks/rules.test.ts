import { expect, test } from 'vitest';
import { mayBeNotice } from './rules.ts';

const now = new Date('2026-12-11T08:00:00Z');
const genuine = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-5edc0ebc',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig': `${'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz'.repeat(4)}+/A==`,
  'paypal-transmission-time': '2026-12-11T07:59:58Z',
};
const is = (changes: Partial<typeof genuine>) => mayBeNotice({ ...genuine, ...changes }, ['paypal.com'], now);

test('what PayPal sends may be a notice, from the sandbox as well', () => {
  expect(is({})).toBe(true);
  for (const host of ['paypal.com', 'api.sandbox.paypal.com', 'api-m.paypal.com'])
    expect(is({ 'paypal-cert-url': `https://${host}/certs` })).toBe(true);
});

test('what lies elsewhere is none', () => {
  for (const address of [
    'https://evilpaypal.com/certs',
    'https://paypal.com.evil.example/certs',
    'https://paypal.com@evil.example/certs',
    'https://user:word@api.paypal.com/certs',
    'http://api.paypal.com/certs',
    'file:///etc/passwd',
    'api.paypal.com',
    '',
  ])
    expect([address, is({ 'paypal-cert-url': address })]).toEqual([address, false]);
});

test('it is at most four days old, and at most ten minutes ahead of our clock', () => {
  const sent = (ms: number) => is({ 'paypal-transmission-time': new Date(now.getTime() + ms).toISOString() });
  const [days, minutes] = [86_400_000, 60_000];
  expect([sent(-4 * days), sent(-4 * days - 1)]).toEqual([true, false]);
  expect([sent(10 * minutes), sent(10 * minutes + 1)]).toEqual([true, false]);
  expect(is({ 'paypal-transmission-time': 'soon' })).toBe(false);
});
