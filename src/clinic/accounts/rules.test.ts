import { describe, expect, test } from 'vitest';
import { isAlive, isGuessable, pauseAfter, usernameKey } from './rules.ts';

test('user names are compared without case and compatibility forms', () => {
  expect(usernameKey('MARÍA')).toBe(usernameKey('maría'));
  expect(usernameKey('ﬁona')).toBe('fiona');
  expect(usernameKey('direccion\u200b')).toBe('direccion');
});

describe('passwords that anyone would try first are refused', () => {
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
  ])('%s', (password) => {
    expect(isGuessable(password, 'marta.puig')).toBe(true);
  });
  test.each(['tres gats al balcó', 'x9#kLm', 'marta va al mercat'])('%s may stay', (password) => {
    expect(isGuessable(password, 'marta.puig')).toBe(false);
  });
});

describe('a session ends', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 8, minutes));
  const session = (role: string, seen: number) => ({ role, createdAt: at(0), lastSeenAt: at(seen) });
  test('after 60 minutes without a request, for staff after 15', () => {
    expect(isAlive(session('client', 0), at(59))).toBe(true);
    expect(isAlive(session('client', 0), at(60))).toBe(false);
    expect(isAlive(session('admin', 0), at(14))).toBe(true);
    expect(isAlive(session('reception', 0), at(15))).toBe(false);
  });
  test('12 hours after signing in, for staff after 8, however busy', () => {
    expect(isAlive(session('client', 11 * 60 + 55), at(11 * 60 + 59))).toBe(true);
    expect(isAlive(session('client', 11 * 60 + 59), at(12 * 60))).toBe(false);
    expect(isAlive(session('professional', 8 * 60 - 1), at(8 * 60))).toBe(false);
  });
});

test('failures slow an account down from the fifth on, doubling, never beyond a quarter of an hour', () => {
  expect([1, 4, 5, 6, 7, 9, 10, 40].map(pauseAfter)).toEqual([0, 0, 30, 60, 120, 480, 900, 900]);
});
