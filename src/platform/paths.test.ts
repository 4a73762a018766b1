import { expect, test } from 'vitest';
import {
  contactPath,
  destinationAfterVerifying,
  isShownBeforeLaunch,
  listedPaths,
  privatePaths,
  protectedPaths,
  redirectDestination,
  routes,
  signInPath,
  verificationPath,
} from './paths.ts';

const foreign = [
  ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
  ...['https:evil.example', 'https://evil.example', 'http:/evil.example', '//evil.example/appointments'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)//dashboard', 'data:text/html,<script>alert(1)</script>'],
  ...['appointments@evil.example', 'dashboard/../../evil', 'appointments//evil.example', 'plans?next=//evil'],
  ...['__proto__', 'constructor', 'toString', '<img src=x onerror=alert(1)>'],
];
const values = [
  ...foreign.map(encodeURIComponent),
  ...foreign.map((value) => encodeURIComponent(encodeURIComponent(value))),
  ...foreign,
];

test('redirect parameters never lead to foreign pages', () => {
  expect(values).toHaveLength(60);
  // Parsed like a browser does.
  const parameterIn = (value: string) =>
    new URL(`http://onyar.test/auth?redirect=${value}`).searchParams.get('redirect');
  expect(values.filter((value) => redirectDestination(parameterIn(value)) !== '/dashboard')).toEqual([]);
});

test.each([
  ['appointments', '/appointments'],
  ['home', '/'],
  ['plans', '/plans'],
  // Redirecting to the page itself would loop.
  ['auth', '/dashboard'],
  ['', '/dashboard'],
  [null, '/dashboard'],
])('maps the parameter %s to %s', (name, path) => {
  expect(redirectDestination(name)).toBe(path);
});

test('continues to the original destination after e-mail verification, without a loop', () => {
  expect(destinationAfterVerifying('appointments')).toBe('/appointments');
  expect(destinationAfterVerifying('verify-email')).toBe('/dashboard');
  expect(destinationAfterVerifying(null)).toBe('/dashboard');
  expect(verificationPath('appointments')).toBe('/verify-email?redirect=appointments');
  for (const redirect of [null, 'dashboard', 'verify-email', '//evil.example'])
    expect(verificationPath(redirect)).toBe('/verify-email');
});

test('the sign-in URL names the page to return to', () => {
  expect(signInPath('plans')).toBe('/auth?redirect=plans');
  expect(signInPath('plans', 'prices')).toBe('/auth?redirect=plans&place=prices');
});

test('listedPaths excludes personal pages', () => {
  expect(listedPaths).toContain('/plans');
  for (const name of ['dashboard', 'cita', 'verify-email', 'nueva-contrasena'] as const)
    expect(listedPaths).not.toContain(routes[name]);
});

test('only the profile requires a session before showing anything; link and staff pages are private too', () => {
  expect(protectedPaths).toContain(routes.dashboard);
  for (const name of ['home', 'appointments', 'plans', 'cita'] as const)
    expect(protectedPaths).not.toContain(routes[name]);
  for (const path of [routes.dashboard, routes.cita, '/staff']) expect(privatePaths).toContain(path);
  for (const name of ['home', 'appointments', 'plans', 'auth'] as const)
    expect(privatePaths).not.toContain(routes[name]);
});

test('staff pages are available before launch', () => {
  for (const path of ['/auth', '/nueva-contrasena', '/staff', '/staff/horario'])
    expect(isShownBeforeLaunch(path)).toBe(true);
  for (const path of ['/', '/plans', '/contact', '/plans/auth', '/x/staff'])
    expect(isShownBeforeLaunch(path)).toBe(false);
});

test('contactAbout links to the form with its subject', () => {
  expect(contactPath('referral')).toBe('/contact?asunto=referral#escribenos');
});
