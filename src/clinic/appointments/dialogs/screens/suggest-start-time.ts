import { clinic } from '#config';
import { addDays, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda } from '../../agenda/contract.ts';
import {
  type DayOfProfessional,
  freeTimes,
  isFree,
  takenStretches,
} from '../../desk/screens/place/free-times.ts';

const halfHourMs = 30 * 60_000;

/**
 * Default start of an appointment: the first free slot of the professional that day; today without one, the
 * next free half hour; otherwise opening time.
 */
export function suggestStartTime(
  agenda: Pick<Agenda, 'hours' | 'appointments' | 'busy' | 'absences'>,
  { day, professionalId }: DayOfProfessional,
  now: Date,
): TimeOfDay {
  const [opening] = clinic.slots;
  const [free] = freeTimes(agenda, { day, professionalId }, now);
  if (free !== undefined || day !== wallTimeOf(now).day) return free ?? opening;
  const away = agenda.absences.filter((one) => [null, professionalId].includes(one.professionalId));
  const taken = [...takenStretches(agenda, professionalId), ...away];
  const halves: Date[] = [];
  const midnight = instantOf(addDays(day, 1), '00:00');
  for (
    let at = new Date(Math.ceil(now.getTime() / halfHourMs) * halfHourMs);
    at < midnight;
    at = new Date(at.getTime() + halfHourMs)
  )
    halves.push(at);
  const first = halves.find((at) => isFree(at, taken)) ?? halves[0];
  return first === undefined ? opening : wallTimeOf(first).time;
}
