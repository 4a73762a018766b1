import { expect, test } from 'vitest';
import { destinationAfterVerifying, verificationPath } from '#platform/paths.ts';
import { mobileNumber } from './phone-numbers.server.ts';
import { codeTries, isCode, isUsable, reasonUnusable, secondsToWait } from './rules.ts';
import { texts } from './texts.ts';

const sentAt = new Date('2026-11-20T09:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);

test.each([
  ['600 000 001', '+34600000001'],
  ['+34 612 34 56 78', '+34612345678'],
  ['0034 712-345-678', '+34712345678'],
  ['+34 (612) 345.678', '+34612345678'],
])('accepts %s as a Spanish mobile', (typed, number) => {
  expect(mobileNumber(typed)).toBe(number);
});

test.each([
  ['972 000 112', 'a landline'],
  ['+34 700 123 456', 'a personal number, which costs extra'],
  ['+34 590 600 000', 'a mobile for machines'],
  ['+34 806 123 456', 'a premium number'],
  ['900 20 20 10', 'a helpline'],
  ['+33 6 12 34 56 78', 'France'],
  ['+44 7400 123456', 'Great Britain'],
  ['+882 13 300 1234', 'a satellite'],
  ['+34 612 345 67', 'too short'],
  ['+34 612 345 6789', 'too long'],
  ['612345678 ext 5', 'with an extension'],
  ['llama al 612345678', 'words'],
  ['', 'nothing'],
])('refuses to send SMS to %s: %s', (typed) => {
  expect(mobileNumber(typed)).toBeNull();
});

test('accepts foreign mobiles with a prefix that the clinic serves', () => {
  expect(mobileNumber('+376 312 345', ['+376'])).toBe('+376312345');
  expect(mobileNumber('+376 712 345', ['+376'])).toBeNull();
  expect(mobileNumber('+33 6 12 34 56 78', ['+376'])).toBeNull();
});

test('accepts exactly six digits as a code', () => {
  expect(['000000', '482193'].every(isCode)).toBe(true);
  expect(['', '48219', '4821933', '48219a', '４８２１９３', ' 482193', '482193\n'].some(isCode)).toBe(false);
});

test('allows another code after exactly a minute', () => {
  expect([0, 0.5, 59, 59.9, 60, 600].map((seconds) => secondsToWait(sentAt, after(seconds)))).toEqual([
    60, 60, 1, 1, 0, 0,
  ]);
  expect(texts().wait(1)).toContain('1 segundo antes');
  expect(texts().wait(42)).toContain('42 segundos antes');
});

test('accepts a code until it expires, is used or has too many wrong attempts', () => {
  const fresh = { expiresAt: after(600), usedAt: null, tries: codeTries - 1 };
  expect(isUsable(fresh, after(599))).toBe(true);
  expect(isUsable(fresh, after(600))).toBe(false);
  expect(isUsable({ ...fresh, usedAt: after(1) }, after(2))).toBe(false);
  expect(isUsable({ ...fresh, tries: codeTries }, after(2))).toBe(false);
});

test('explains the next step in each refusal', () => {
  const kept: Parameters<typeof reasonUnusable>[0] = { expiresAt: after(600), usedAt: null, tries: 0 };
  const explain = (code: typeof kept | undefined) => texts().unusable[reasonUnusable(code)];
  expect(explain(undefined)).toBe('Pide primero un código.');
  expect(explain(kept)).toContain('caducado');
  expect(explain({ ...kept, usedAt: sentAt })).toContain('ya se ha usado');
  expect(explain({ ...kept, tries: codeTries })).toContain('agotado');
  expect([4, 1, 0].map((left) => texts().wrongCode(left))).toEqual([
    'El código no es correcto. Te quedan 4 intentos.',
    'El código no es correcto. Te queda 1 intento.',
    'El código no es correcto y ya no quedan intentos. Pide uno nuevo.',
  ]);
});

test('continues to the original destination after verifying, never to the verification page', () => {
  expect(verificationPath('appointments')).toBe('/verify-email?redirect=appointments');
  for (const name of [null, '', 'dashboard', 'auth', 'verify-email', '//evil.example', 'constructor'])
    expect(verificationPath(name)).toBe('/verify-email');
  expect(destinationAfterVerifying('verify-email')).toBe('/dashboard');
  expect(destinationAfterVerifying('plans')).toBe('/plans');
});
