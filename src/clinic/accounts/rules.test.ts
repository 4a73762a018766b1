import { describe, expect, test } from 'vitest';
import {
  detectChanges,
  formerEmailOf,
  isGuessable,
  isLocked,
  isSessionActive,
  needsPassword,
  pauseAfter,
  usernameKey,
} from './rules.ts';
import { recoveryMinutes } from './terms.ts';

test('compares usernames without case, compatibility forms and invisible characters', () => {
  expect(usernameKey('MARÍA')).toBe(usernameKey('maría'));
  expect(usernameKey('ﬁona')).toBe('fiona');
  expect(usernameKey('direccion\u200b')).toBe('direccion');
});

describe('isGuessable', () => {
  test.each([
    '123456',
    'Password',
    'qwerty',
    'contraseña',
    'aaaaaaaa',
    'marta.puig',
    'MartaPuig1',
    'clinicaonyar',
    'Onyar2026',
  ])('refuses %s', (password) => {
    expect(isGuessable(password, 'marta.puig')).toBe(true);
  });
  test.each(['tres gats al balcó', 'x9#kLm', 'marta va al mercat'])('accepts %s', (password) => {
    expect(isGuessable(password, 'marta.puig')).toBe(false);
  });
});

describe('session limits', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 8, minutes));
  const session = (role: string, seen: number) => ({ role, createdAt: at(0), lastSeenAt: at(seen) });
  test('ends a client session after 60 idle minutes and locks a staff session after 15', () => {
    expect(isSessionActive(session('client', 0), at(59))).toBe(true);
    expect(isSessionActive(session('client', 0), at(60))).toBe(false);
    const locked = (role: string, seen: number, now: number) =>
      isLocked({ ...session(role, seen), lockedAt: null }, at(now));
    expect(isSessionActive(session('reception', 0), at(11 * 60))).toBe(true);
    expect([locked('admin', 0, 14), locked('reception', 0, 15), locked('client', 0, 59)]).toEqual([
      ...[false, true, false],
    ]);
    expect(isLocked({ ...session('admin', 5), lockedAt: at(5) }, at(6))).toBe(true);
  });
  test('ends a session 12 hours after sign-in despite activity: from 08:30 to 20:30', () => {
    expect(isSessionActive(session('client', 11 * 60 + 55), at(11 * 60 + 59))).toBe(true);
    expect(isSessionActive(session('client', 11 * 60 + 59), at(12 * 60))).toBe(false);
    expect(isSessionActive(session('professional', 12 * 60 - 1), at(12 * 60 - 1))).toBe(true);
    expect(isSessionActive(session('professional', 12 * 60 - 1), at(12 * 60))).toBe(false);
  });
});

test('doubles the pause from the fifth failure on, up to 15 minutes', () => {
  expect([1, 4, 5, 6, 7, 9, 10, 40].map(pauseAfter)).toEqual([0, 0, 30, 60, 120, 480, 900, 900]);
});

describe('changesOf', () => {
  const before = { fullName: 'Ona', email: 'ona@example.org', phone: '+34 600 000 001', address: null };
  test('returns only given fields that differ', () => {
    expect(detectChanges(before, {})).toEqual({});
    expect(detectChanges(before, { ...before })).toEqual({});
    expect(detectChanges(before, { fullName: undefined, address: undefined })).toEqual({});
    expect(detectChanges(before, { fullName: null, address: 'Rambla 5' })).toEqual({
      fullName: null,
      address: 'Rambla 5',
    });
  });

  test('marks a new or removed e-mail or phone as unverified', () => {
    expect(detectChanges(before, { email: 'nou@example.org' })).toEqual({
      email: 'nou@example.org',
      emailVerified: false,
    });
    expect(detectChanges(before, { phone: null })).toEqual({ phone: null, phoneVerified: false });
    // Another spelling of an address may be another mailbox.
    expect(detectChanges(before, { email: 'Ona@example.org' })).toHaveProperty('emailVerified', false);
  });

  test('treats other separators as the same phone, and another number or country as a new one', () => {
    expect(detectChanges(before, { phone: '+34-600.000(001)' })).toEqual({});
    for (const phone of ['600 000 001', '+34 600 000 010', '+33 600 000 001'])
      expect(detectChanges(before, { phone })).toEqual({ phone, phoneVerified: false });
    expect(detectChanges({ ...before, phone: null }, { phone: '600000001' })).toHaveProperty('phone');
  });

  test('requires the password for an e-mail or phone but not for a name or address', () => {
    expect([{ email: null }, { email: 'x' }, { phone: null }, { phone: 'x' }].map(needsPassword)).toEqual(
      Array(4).fill(true),
    );
    expect([{}, { fullName: 'Ona' }, { address: null }].map(needsPassword)).toEqual(Array(3).fill(false));
  });

  test('keeps the formerly verified e-mail through further changes until another is verified', () => {
    const verified = { email: 'one@example.org', emailVerified: true, formerEmail: null };
    const waiting = { email: 'two@example.org', emailVerified: false, formerEmail: 'one@example.org' };
    const never = { email: 'one@example.org', emailVerified: false, formerEmail: null };
    for (const email of ['three@example.org', null]) {
      expect(formerEmailOf(verified, { email })).toBe('one@example.org');
      expect(formerEmailOf(waiting, { email })).toBe('one@example.org');
      expect(formerEmailOf(never, { email })).toBeNull();
    }
    expect(formerEmailOf(verified, { fullName: 'Ona' })).toBeNull();
    expect(formerEmailOf(waiting, { phone: null })).toBe('one@example.org');
  });
});

test('keeps a recovery link valid for half an hour', () => {
  expect(recoveryMinutes).toBe(30);
});
