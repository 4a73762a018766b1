import { isAvailable, isWorkingDay, type Range, type Schedule } from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { invalidField } from '../slots/service.server.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { deskRefusals } from './contract.ts';

const refuse = refusing(deskRefusals);

/**
 * Checks that the desk may plan this: from today on, with a known professional, and outside their hours only
 * with `outsideHours`.
 * @throws Refusal `invalid` for a past day or an unknown professional, `outside_hours` with the reason
 */
export function requireOpenHours(
  schedule: Schedule,
  {
    professionalId,
    kind,
    outsideHours,
    startsAt,
    endsAt,
  }: Range & { professionalId: number; kind: Kind; outsideHours: boolean },
  now: Date,
): void {
  const person = schedule.people.get(professionalId);
  if (person === undefined)
    throw invalidField('professionalId', staffRefusalTexts().desk.professionalMissing);
  const { day, time } = wallTimeOf(startsAt);
  if (day < wallTimeOf(now).day) throw invalidField('startsAt', staffRefusalTexts().desk.dayIsPast);
  if (outsideHours) return;
  const { hours } = staffRefusalTexts();
  const refuseWith = (reason: string) =>
    refuse('outside_hours', { message: `${reason} ${hours.bookAnyway}` });
  if (!isWorkingDay(schedule, day, clinic.workingWeekdays)) throw refuseWith(hours.clinicClosed);
  if (isAvailable(schedule, { professionalId, kind }, day, time, { startsAt, endsAt })) return;
  const worksThen = isAvailable(schedule, { professionalId }, day, time, { startsAt, endsAt });
  throw refuseWith(
    worksThen ? hours.kindNotOffered(person.name, hours.kinds[kind]) : hours.notWorking(person.name),
  );
}
