import { expect, test } from 'vitest';
import { clinic } from '#config';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { suggestStartTime } from './suggest-start-time.ts';

const today = '2026-12-01';
const tomorrow = '2026-12-02';
const at = (time: string, day = today) => instantOf(day, time).toISOString();
const visit = (from: string, to: string, day = today) =>
  // Cast: `suggestStartTime` reads no other fields.
  ({
    professionalId: 1,
    status: 'confirmed',
    startsAt: at(from, day),
    endsAt: at(to, day),
    travelBeforeMinutes: 0,
    travelAfterMinutes: 0,
    pauseMinutes: 0,
  }) as AgendaAppointment;
const agenda = {
  appointments: [visit('12:00', '13:00'), visit('09:00', '10:00', tomorrow)],
  busy: [{ professionalId: 2, startsAt: at('18:00'), endsAt: at('19:00') }],
  absences: [{ professionalId: 1, startsAt: at('19:00'), endsAt: at('20:00') }],
  hours: [1, 2].flatMap((professionalId) =>
    [today, tomorrow].map((date) => ({
      professionalId,
      date,
      times: ['09:00', '10:30', '12:00', '16:00'],
      minutes: 60,
    })),
  ),
};
/** @param now a time of today */
const begins = (now: string, day = today, professionalId = 1) =>
  suggestStartTime(agenda, { day, professionalId }, instantOf(today, now));

test('starts today at the next free slot, never in the past', () => {
  expect(begins('08:10')).toBe('09:00');
  expect(begins('09:00')).toBe('10:30');
  expect(begins('10:31')).toBe('16:00');
});

test('starts at the next free half hour if today has no free slot left', () => {
  expect(begins('16:00')).toBe('16:00');
  expect(begins('16:01')).toBe('16:30');
  expect(begins('17:10', today, 2)).toBe('19:00');
  expect(begins('18:10')).toBe('20:00');
  expect(begins('23:40')).toBe(clinic.slots[0]);
});

test('starts at the next half hour if the rest of the day is closed', () => {
  const closed = [{ professionalId: null, startsAt: at('00:00'), endsAt: at('00:00', tomorrow) }];
  const place = { day: today, professionalId: 1 };
  expect(suggestStartTime({ ...agenda, hours: [], absences: closed }, place, instantOf(today, '16:01'))).toBe(
    '16:30',
  );
});

test('starts another day at its first free slot, or at opening time without an agenda', () => {
  expect(begins('18:10', tomorrow)).toBe('10:30');
  expect(begins('18:10', '2026-12-08')).toBe(clinic.slots[0]);
});
