import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { isAllowedBeforeLaunch } from './policy.ts';

type Call = Parameters<typeof isAllowedBeforeLaunch>[0];
const callTo = (path: Endpoint['path'], more: Partial<Call> = {}): Call => ({
  method: 'POST',
  path,
  access: 'public',
  ...more,
});

describe.each<Endpoint['path']>([
  ...(['/api/login', '/api/logout', '/api/password', '/api/me', '/api/staff'] as const),
  ...(['/api/user', '/api/verify', '/api/verify-email', '/api/resend-verification', '/api/demo'] as const),
])('before the site is open, of %s', (path) => {
  test('accepts the path and its subpaths', () => {
    expect(isAllowedBeforeLaunch(callTo(path))).toBe(true);
    expect(isAllowedBeforeLaunch(callTo(`${path}/:id/part`))).toBe(true);
    expect(isAllowedBeforeLaunch(callTo(path, { access: 'signed-in' }))).toBe(true);
  });

  test('refuses paths that only share a prefix or contain it', () => {
    expect(isAllowedBeforeLaunch(callTo(`${path}-other`))).toBe(false);
    expect(isAllowedBeforeLaunch(callTo(`${path}s/:id`))).toBe(false);
    expect(isAllowedBeforeLaunch(callTo(`/other${path}/:id`))).toBe(false);
  });
});

test.each<Endpoint['path']>([
  ...(['/', '/api', '/api/', '/api/appointments', '/api/user-subscriptions'] as const),
  ...(['/api/user-subscriptions/:id/cancel', '/api/staffing', '/api/messages', '/api/verify-phone'] as const),
])('before the site is open a visitor writes nothing at %s', (path) => {
  expect(isAllowedBeforeLaunch(callTo(path))).toBe(false);
  expect(isAllowedBeforeLaunch(callTo(path, { access: 'signed-in' }))).toBe(false);
});

test.each<[Endpoint['method'], boolean]>([
  ['GET', true],
  ['POST', false],
  ['PATCH', false],
  ['DELETE', false],
])('before the site is open a visitor’s %s is answered: %s', (method, expected) => {
  expect(isAllowedBeforeLaunch(callTo('/api/appointments', { method }))).toBe(expected);
});

test('accepts writes by the wallet and staff before launch', () => {
  expect(isAllowedBeforeLaunch(callTo('/api/payments/webhook', { from: 'anywhere' }))).toBe(true);
  expect(isAllowedBeforeLaunch(callTo('/api/payments/webhook'))).toBe(false);
  const call = (roles: string[]) => isAllowedBeforeLaunch(callTo('/api/appointments', { access: { roles } }));
  expect([call(['admin']), call(['admin', 'professional'])]).toEqual([true, true]);
  // Invited clients wait until the site is open.
  expect([call(['client']), call(['admin', 'client'])]).toEqual([false, false]);
});
