import { expect, test } from 'vitest';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../../agenda/contract.ts';
import { findPlaceProblem, type WantedPlace } from './place-problem.ts';

const day = '2026-12-01';
const at = (time: string) => instantOf(day, time).toISOString();
const now = instantOf(day, '08:00');

const visit = (id: number, from: string, to: string, fields: Partial<AgendaAppointment> = {}) =>
  // Cast: the function reads only these fields.
  ({
    id,
    professionalId: 1,
    startsAt: at(from),
    endsAt: at(to),
    status: 'confirmed',
    holdExpiresAt: null,
    patient: { id, name: `Persona ${id}`, guardianName: null },
    travelBeforeMinutes: 0,
    travelAfterMinutes: 0,
    pauseMinutes: 0,
    ...fields,
  }) as AgendaAppointment;

const moved = visit(1, '09:00', '10:00');
const placeAt = (from: string, to: string, part: Partial<WantedPlace> = {}): WantedPlace => ({
  ...moved,
  patientId: moved.patient.id,
  startsAt: at(from),
  endsAt: at(to),
  day,
  professional: { id: 1, name: 'Profesional 1' },
  ...part,
});
const problemOf = (place: WantedPlace, appointments: AgendaAppointment[]) =>
  findPlaceProblem({ appointments: [moved, ...appointments], busy: [] }, place, now);

test('names an overlapping appointment, but ignores adjacent ones and those of a colleague', () => {
  const other = visit(2, '11:00', '12:00');
  expect(problemOf(placeAt('11:30', '12:30'), [other])).toBe('Choca con la cita de Persona 2, 11:00–12:00.');
  expect(problemOf(placeAt('10:00', '11:00'), [other])).toBeUndefined();
  expect(problemOf(placeAt('12:00', '13:00'), [other])).toBeUndefined();
  expect(problemOf(placeAt('11:30', '12:30'), [{ ...other, professionalId: 2 }])).toBeUndefined();
});

test('does not collide with its own former hour', () => {
  expect(problemOf(placeAt('09:30', '10:30'), [])).toBeUndefined();
});

test('counts travel and pause of both appointments', () => {
  const home = visit(2, '12:00', '13:00', {
    travelBeforeMinutes: 45,
    travelAfterMinutes: 45,
    pauseMinutes: 15,
  });
  expect(problemOf(placeAt('10:30', '11:30'), [home])).toMatch(/^Choca/);
  expect(problemOf(placeAt('10:15', '11:15'), [home])).toBeUndefined();
  expect(problemOf(placeAt('13:45', '14:45'), [home])).toMatch(/^Choca/);
  expect(problemOf(placeAt('14:00', '15:00'), [home])).toBeUndefined();
  expect(problemOf(placeAt('10:30', '11:30', { pauseMinutes: 15 }), [visit(2, '11:30', '12:30')])).toMatch(
    /^Choca/,
  );
});

test('refuses a past day and an hour of a colleague that only shows as busy', () => {
  const past = '2026-11-30';
  expect(problemOf(placeAt('09:00', '10:00', { day: past }), [])).toBe('Ese día ya ha pasado.');
  const busy = [{ professionalId: 1, startsAt: at('11:00'), endsAt: at('12:00') }];
  expect(findPlaceProblem({ appointments: [moved], busy }, placeAt('11:30', '12:30'), now)).toBe(
    'Esa hora de Profesional 1 ya está ocupada.',
  );
});

test('ignores a hold that has expired', () => {
  const hold = visit(2, '11:00', '12:00', { status: 'pending', holdExpiresAt: at('07:59') });
  expect(problemOf(placeAt('11:00', '12:00'), [hold])).toBeUndefined();
  expect(problemOf(placeAt('11:00', '12:00'), [{ ...hold, holdExpiresAt: at('08:01') }])).toMatch(/^Choca/);
});

test('names another appointment of the same patient with a colleague', () => {
  const own = visit(2, '11:00', '12:00', { professionalId: 2, patient: moved.patient });
  expect(problemOf(placeAt('11:30', '12:30'), [own])).toBe('Persona 1 ya tiene otra cita, 11:00–12:00.');
  expect(problemOf(placeAt('12:00', '13:00'), [own])).toBeUndefined();
});
