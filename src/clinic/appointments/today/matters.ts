import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { AgendaAppointment } from '../agenda/contract.ts';
import { isOutcome } from '../attendance/rules.ts';

/** Something to see to, and which appointments it is about. */
export type Matter = { title: string; appointments: AgendaAppointment[]; isToCall?: boolean | undefined };

const hasNoOutcome = ({ attendance }: AgendaAppointment) =>
  attendance === null || !isOutcome(attendance.status);

/**
 * What has to be seen to, the most urgent first: an appointment that is over ends in one of the outcomes; who comes tomorrow
 * and has not said so is called. In Madrid's calendar.
 */
export function openMatters(all: readonly AgendaAppointment[], now: Date, today: Day): Matter[] {
  const confirmed = all.filter(({ status }) => status === 'confirmed');
  const dayOf = (one: AgendaAppointment) => wallTimeOf(new Date(one.startsAt)).day;
  const without = confirmed.filter((one) => new Date(one.endsAt) <= now && hasNoOutcome(one));
  const tomorrow = confirmed.filter((one) => dayOf(one) > today && !one.attendanceConfirmed);
  return [
    { title: 'Ya han pasado: ¿cómo acabaron?', appointments: without },
    { title: 'Mañana: no han dicho que vienen', appointments: tomorrow, isToCall: true },
  ].filter(({ appointments }) => appointments.length > 0);
}
