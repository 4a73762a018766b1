import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kinds } from '#clinic/services/api.ts';
import { readDraft } from './draft.ts';

const savedAt = new Date('2026-11-20T10:00:00Z');
const draft = {
  type: 'home',
  professionalId: 1,
  date: '2026-11-24',
  time: '12:00',
  address: 'Carrer Major 5, Salt',
  notes: 'Prefiero por la tarde',
  childBirthDate: '',
  guardian: false,
};
const stored = JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime() });
const after = (minutes: number) => new Date(savedAt.getTime() + minutes * 60_000);

let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    removeItem: (key: string) => tab.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function found(text: string | null, now: Date) {
  if (text !== null) tab.set('pendingAppointment', text);
  return readDraft(now);
}

test('restores a complete draft within half an hour', () => {
  expect(found(stored, after(0))).toMatchObject(draft);
  expect(found(stored, after(29.9))).toMatchObject(draft);
});

test('accepts a draft of any kind of consultation', () => {
  for (const type of kinds)
    expect(
      found(JSON.stringify({ ...draft, version: 1, type, savedAt: savedAt.getTime() }), savedAt)?.type,
    ).toBe(type);
});

test('discards a draft after half an hour', () => {
  expect(found(stored, after(30))).toBeUndefined();
});

test('discards a draft from the future', () => {
  expect(found(stored, after(-1))).toBeUndefined();
});

test('discards anything that is not a valid draft', () => {
  const broken = [
    null,
    '',
    'null',
    '{',
    '{}',
    JSON.stringify({ ...draft }),
    JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime(), type: 'moon' }),
    JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime(), professionalId: '1' }),
    JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime(), notes: { a: 1 } }),
    JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime(), date: '31-12-2026' }),
    JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime(), date: '2026-02-30' }),
    JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime(), time: '9' }),
    JSON.stringify({ ...draft, version: 1, savedAt: savedAt.getTime(), childBirthDate: 'mayo' }),
  ];
  for (const text of broken) {
    expect(found(text, after(1))).toBeUndefined();
    expect(tab.size, `${text} is kept`).toBe(0);
  }
});
