import { expect, test } from 'vitest';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { emptyChoiceDraft, resolutionInput } from './choice-draft.ts';

// Cast: `resolutionInput` reads no other fields.
const one = { id: 7, startsAt: '2026-11-30T08:00:00.000Z' } as AgendaAppointment;
const draft = emptyChoiceDraft(one);

test('has no choice at first and needs no consent to cancel', () => {
  expect(resolutionInput(one, draft)).toBeUndefined();
  expect(resolutionInput(one, { ...draft, what: 'cancel' })).toEqual({ what: 'cancel', appointmentId: 7 });
});

test('requires the patient’s consent for everything except cancelling', () => {
  const wishes = [
    { ...draft, what: 'hour' as const, time: '12:00' },
    { ...draft, what: 'colleague' as const, professionalId: 2 },
    { ...draft, what: 'video' as const },
  ];
  expect(wishes.map((wish) => resolutionInput(one, wish))).toEqual([undefined, undefined, undefined]);
  expect(wishes.map((wish) => resolutionInput(one, { ...wish, isAgreed: true }))).toEqual([
    { what: 'move', appointmentId: 7, isAgreed: true, startsAt: '2026-11-30T11:00:00.000Z' },
    { what: 'move', appointmentId: 7, isAgreed: true, startsAt: one.startsAt, professionalId: 2 },
    { what: 'video', appointmentId: 7, isAgreed: true },
  ]);
});

test('is incomplete without a chosen colleague or day', () => {
  expect(resolutionInput(one, { ...draft, what: 'colleague', isAgreed: true })).toBeUndefined();
  expect(resolutionInput(one, { ...draft, what: 'hour', day: '', isAgreed: true })).toBeUndefined();
});
