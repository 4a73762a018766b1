import { expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../../agenda/contract.ts';
import { freeTimes, travelStretches } from './free-times.ts';

const day = '2026-12-01';
const at = (time: string) => instantOf(day, time).toISOString();
const visit = (from: string, to: string, fields: Partial<AgendaAppointment> = {}) =>
  // Cast: `freeTimes` reads no other fields.
  ({
    professionalId: 1,
    status: 'confirmed',
    startsAt: at(from),
    endsAt: at(to),
    travelBeforeMinutes: 0,
    travelAfterMinutes: 0,
    pauseMinutes: 0,
    ...fields,
  }) as AgendaAppointment;
const agenda = (appointments: AgendaAppointment[]) => ({
  appointments,
  busy: [{ professionalId: 2, startsAt: at('09:00'), endsAt: at('10:00') }],
  hours: [1, 2].map((professionalId) => ({
    professionalId,
    date: day,
    times: ['09:00', '10:30', '12:00'],
    minutes: 60,
  })),
});
const free = (appointments: AgendaAppointment[], professionalId = 1, now = '08:00') =>
  freeTimes(agenda(appointments), { day, professionalId }, instantOf(day, now));

test('excludes past, taken and travel times', () => {
  expect(free([])).toEqual(['09:00', '10:30', '12:00']);
  expect(free([visit('10:30', '11:30')])).toEqual(['09:00', '12:00']);
  expect(free([visit('10:30', '11:30', { status: 'cancelled' })])).toEqual(['09:00', '10:30', '12:00']);
  const home = visit('10:30', '11:30', { travelBeforeMinutes: 45, travelAfterMinutes: 45 });
  expect(free([home])).toEqual([]);
  expect(travelStretches(home)).toEqual([
    { startsAt: at('09:45'), endsAt: at('10:30') },
    { startsAt: at('11:30'), endsAt: at('12:15') },
  ]);
  expect(travelStretches(visit('10:30', '11:30'))).toEqual([]);
});

test('excludes a colleague’s busy time only for that colleague, and the current hour', () => {
  expect(free([visit('12:00', '13:00')], 2)).toEqual(['10:30', '12:00']);
  expect(free([], 1, '10:30')).toEqual(['12:00']);
});
