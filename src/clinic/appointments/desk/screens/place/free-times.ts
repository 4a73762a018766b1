import { clinic } from '#config';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../../agenda/contract.ts';

type Stretch = { startsAt: string; endsAt: string };
type Visit = Stretch & Pick<AgendaAppointment, 'travelBeforeMinutes' | 'travelAfterMinutes'>;
type PausedVisit = Stretch & Pick<AgendaAppointment, 'travelAfterMinutes' | 'pauseMinutes'>;

const addMinutes = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** Travel times before and after a visit, during which the professional is busy. */
export const travelStretches = ({
  startsAt,
  endsAt,
  travelBeforeMinutes,
  travelAfterMinutes,
}: Visit): Stretch[] =>
  [
    { startsAt: addMinutes(startsAt, -travelBeforeMinutes), endsAt: startsAt },
    { startsAt: endsAt, endsAt: addMinutes(endsAt, travelAfterMinutes) },
  ].filter((way) => way.startsAt < way.endsAt);

const pauseStretch = ({ endsAt, travelAfterMinutes, pauseMinutes }: PausedVisit): Stretch => ({
  startsAt: endsAt,
  endsAt: addMinutes(endsAt, travelAfterMinutes + pauseMinutes),
});

export type DayOfProfessional = { day: Day; professionalId: number };

/** Busy times of a professional: visits with travel and pause, and `busy` times whose appointments are hidden. */
export function takenStretches(
  agenda: Pick<Agenda, 'appointments' | 'busy'>,
  professionalId: number,
): Stretch[] {
  const isTheirs = (one: { professionalId: number }) => one.professionalId === professionalId;
  const visits = agenda.appointments.filter((one) => isTheirs(one) && one.status !== 'cancelled');
  return [
    ...visits,
    ...visits.flatMap(travelStretches),
    ...visits.map(pauseStretch),
    ...agenda.busy.filter(isTheirs),
  ];
}

/** Whether a visit of that length starting then overlaps none of these. */
export function isFree(
  startsAt: Date,
  taken: readonly Stretch[],
  minutes: number = clinic.sessionMinutes,
): boolean {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return !taken.some((one) => new Date(one.startsAt) < endsAt && startsAt < new Date(one.endsAt));
}

/** Starts of the working hours still free on a day. Other times can be planned as well; these are suggested. */
export function freeTimes(
  agenda: Pick<Agenda, 'hours' | 'appointments' | 'busy'>,
  { day, professionalId }: DayOfProfessional,
  now: Date,
): TimeOfDay[] {
  const hours = agenda.hours.find((one) => one.date === day && one.professionalId === professionalId);
  const taken = takenStretches(agenda, professionalId);
  return (hours?.times ?? []).filter((time) => {
    const startsAt = instantOf(day, time);
    return startsAt > now && isFree(startsAt, taken, hours?.minutes);
  });
}
