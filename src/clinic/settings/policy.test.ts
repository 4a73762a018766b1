import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { isAnsweredBeforeLaunch } from './policy.ts';

type Call = Parameters<typeof isAnsweredBeforeLaunch>[0];
const written = (path: Endpoint['path'], more: Partial<Call> = {}): Call => ({
  method: 'POST',
  path,
  access: 'public',
  ...more,
});

describe.each<Endpoint['path']>([
  ...(['/api/login', '/api/logout', '/api/password', '/api/me', '/api/staff'] as const),
  ...(['/api/user', '/api/verify', '/api/verify-email', '/api/resend-verification', '/api/demo'] as const),
])('before the site is open, of %s', (path) => {
  test('it and its parts are answered', () => {
    expect(isAnsweredBeforeLaunch(written(path))).toBe(true);
    expect(isAnsweredBeforeLaunch(written(`${path}/:id/part`))).toBe(true);
    expect(isAnsweredBeforeLaunch(written(path, { access: 'signed-in' }))).toBe(true);
  });

  test('what merely begins like it, or has it within, is not', () => {
    expect(isAnsweredBeforeLaunch(written(`${path}-other`))).toBe(false);
    expect(isAnsweredBeforeLaunch(written(`${path}s/:id`))).toBe(false);
    expect(isAnsweredBeforeLaunch(written(`/other${path}/:id`))).toBe(false);
  });
});

test.each<Endpoint['path']>([
  ...(['/', '/api', '/api/', '/api/appointments', '/api/user-subscriptions'] as const),
  ...(['/api/user-subscriptions/:id/cancel', '/api/staffing', '/api/messages', '/api/verify-phone'] as const),
])('before the site is open a visitor writes nothing at %s', (path) => {
  expect(isAnsweredBeforeLaunch(written(path))).toBe(false);
  expect(isAnsweredBeforeLaunch(written(path, { access: 'signed-in' }))).toBe(false);
});

test.each<[Endpoint['method'], boolean]>([
  ['GET', true],
  ['POST', false],
  ['PATCH', false],
  ['DELETE', false],
])('before the site is open a visitor’s %s is answered: %s', (method, expected) => {
  expect(isAnsweredBeforeLaunch(written('/api/appointments', { method }))).toBe(expected);
});

test('before the site is open the wallet and the staff are answered wherever they write', () => {
  expect(isAnsweredBeforeLaunch(written('/api/payments/webhook', { from: 'anywhere' }))).toBe(true);
  expect(isAnsweredBeforeLaunch(written('/api/payments/webhook'))).toBe(false);
  const call = (roles: string[]) =>
    isAnsweredBeforeLaunch(written('/api/appointments', { access: { roles } }));
  expect([call(['admin']), call(['admin', 'professional'])]).toEqual([true, true]);
  // Whoever has been invited to an account of their own waits until there is a site to have it on.
  expect([call(['client']), call(['admin', 'client'])]).toEqual([false, false]);
});
