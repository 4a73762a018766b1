import { clinic } from '#config';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';

type Stretch = { startsAt: string; endsAt: string };
type Visit = Stretch & Pick<AgendaAppointment, 'travelBeforeMinutes' | 'travelAfterMinutes'>;

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** The ways to a visit and back, which keep its professional busy. */
export const waysOf = ({ startsAt, endsAt, travelBeforeMinutes, travelAfterMinutes }: Visit): Stretch[] =>
  [
    { startsAt: later(startsAt, -travelBeforeMinutes), endsAt: startsAt },
    { startsAt: endsAt, endsAt: later(endsAt, travelAfterMinutes) },
  ].filter((way) => way.startsAt < way.endsAt);

/** The clinic's hours that are still to be had on a day. Others can be planned as well: this is what is offered first. */
export function freeTimes(
  agenda: Pick<Agenda, 'hours' | 'appointments' | 'busy'>,
  { day, professionalId }: { day: Day; professionalId: number },
  now: Date,
): TimeOfDay[] {
  const isTheirs = (one: { professionalId: number }) => one.professionalId === professionalId;
  const hours = agenda.hours.find((one) => one.date === day && isTheirs(one));
  const visits = agenda.appointments.filter((one) => isTheirs(one) && one.status !== 'cancelled');
  const taken = [...visits, ...visits.flatMap(waysOf), ...agenda.busy.filter(isTheirs)];
  return (hours?.times ?? []).filter((time) => {
    const startsAt = instantOf(day, time);
    const endsAt = new Date(startsAt.getTime() + clinic.sessionMinutes * 60_000);
    const isTaken = taken.some((one) => new Date(one.startsAt) < endsAt && startsAt < new Date(one.endsAt));
    return startsAt > now && !isTaken;
  });
}
