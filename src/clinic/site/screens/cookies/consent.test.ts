import { describe, expect, test } from 'vitest';
import {
  type Consent,
  consentDayKey,
  consentKey,
  fullConsent,
  necessaryConsent,
  readConsent,
  saveConsent,
} from './consent.ts';

const day = new Date('2026-11-24T10:00:00Z');
const later = (months: number, days = 0) => new Date(Date.UTC(2026, 10 + months, 24 + days, 10, 0, 0));

function storageWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const blockedStorage = {
  getItem: (): string => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('saved consent', () => {
  const mixed: Consent = { necessary: true, analytics: true, marketing: false };
  test.each([fullConsent, necessaryConsent, mixed])('reads %o as it was saved', (consent) => {
    const storage = storageWith();
    expect(saveConsent(storage, consent, day)).toBe(true);
    expect(readConsent(storage, day)).toEqual(consent);
  });

  test('has the required shape and nothing else', () => {
    const storage = storageWith();
    saveConsent(storage, necessaryConsent, day);
    expect(JSON.parse(storage.kept.get(consentKey) ?? '')).toEqual({
      necessary: true,
      analytics: false,
      marketing: false,
    });
  });

  test('expires after exactly 24 months', () => {
    const storage = storageWith();
    saveConsent(storage, fullConsent, day);
    expect(readConsent(storage, later(24, -1))).toEqual(fullConsent);
    expect(readConsent(storage, later(24))).toBeNull();
  });

  test('without a date counts from when it is first read', () => {
    const storage = storageWith({ [consentKey]: JSON.stringify(fullConsent) });
    expect(readConsent(storage, day)).toEqual(fullConsent);
    expect(readConsent(storage, later(23))).toEqual(fullConsent);
    expect(readConsent(storage, later(25))).toBeNull();
  });
});

describe('consent is requested', () => {
  test('when nothing is saved', () => {
    expect(readConsent(storageWith(), day)).toBeNull();
  });

  test.each(
    [
      ['', 'rubbish', '{', 'null', 'true', '3', '[]', '{}'],
      ['{"analytics":true,"marketing":true}', '{"necessary":false,"analytics":true,"marketing":true}'],
      ['{"necessary":true,"analytics":"yes","marketing":true}', '{"necessary":true,"analytics":true}'],
    ].flat(),
  )('when %j is saved', (text) => {
    expect(readConsent(storageWith({ [consentKey]: text }), day)).toBeNull();
  });

  test.each(['', 'ayer', '9999-12-31T00:00:00.000Z'])('when the date is %j', (savedAt) => {
    const storage = storageWith({ [consentKey]: JSON.stringify(fullConsent), [consentDayKey]: savedAt });
    expect(readConsent(storage, day)).toBeNull();
  });

  test('when storage is missing or throws', () => {
    expect(readConsent(null, day)).toBeNull();
    expect(saveConsent(null, fullConsent, day)).toBe(false);
    expect(readConsent(blockedStorage, day)).toBeNull();
    expect(saveConsent(blockedStorage, fullConsent, day)).toBe(false);
  });
});
