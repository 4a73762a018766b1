import { describe, expect, test } from 'vitest';
import { detectChanges, isGuessable } from '../rules.ts';

const before = { fullName: 'Montse Vila', email: 'a@example.org', phone: '+34 600 000 001', address: null };

describe('changesOf', () => {
  test('returns only changed values', () => {
    expect(detectChanges(before, {})).toEqual({});
    expect(detectChanges(before, { ...before })).toEqual({});
    expect(detectChanges(before, { fullName: 'Montse Vila Roca', email: undefined })).toEqual({
      fullName: 'Montse Vila Roca',
    });
    expect(detectChanges(before, { address: 'Rambla 5', fullName: null })).toEqual({
      address: 'Rambla 5',
      fullName: null,
    });
  });

  test('marks a new or removed e-mail as unverified', () => {
    expect(detectChanges(before, { email: 'b@example.org' })).toEqual({
      email: 'b@example.org',
      emailVerified: false,
    });
    expect(detectChanges(before, { email: null })).toEqual({ email: null, emailVerified: false });
  });

  test('marks a new phone as unverified and treats other separators as the same phone', () => {
    expect(detectChanges(before, { phone: '+34600000002' })).toEqual({
      phone: '+34600000002',
      phoneVerified: false,
    });
    expect(detectChanges(before, { phone: '+34600-000-001' })).toEqual({});
    expect(detectChanges(before, { phone: '34600000001' })).toEqual({
      phone: '34600000001',
      phoneVerified: false,
    });
    expect(detectChanges(before, { phone: null })).toEqual({ phone: null, phoneVerified: false });
    expect(detectChanges({ ...before, phone: null }, { phone: '+34600000001' })).toMatchObject({
      phone: '+34600000001',
    });
  });

  test('compares only phones as phones', () => {
    expect(detectChanges(before, { address: '+34600000001' })).toEqual({ address: '+34600000001' });
  });
});

test('recognises a username as a guessable password with any separators or trailing characters', () => {
  for (const password of ['Már-ta_Puig', 'marta puig 2026', 'MARTAPUIG', 'onyar', 'Clínica  Onyar!!'])
    expect([password, isGuessable(password, 'marta.puig')]).toEqual([password, true]);
  for (const password of ['marta9puig', '2026martapuig', 'martapuigx'])
    expect([password, isGuessable(password, 'marta.puig')]).toEqual([password, false]);
  // Also for a username that itself ends in digits.
  expect(isGuessable('Marta-77', 'marta77')).toBe(true);
});
