import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';

type AffectedDay = { date: string; appointments: AgendaAppointment[] };

/** Affected appointments by their day in Madrid, so that a list names each date once. */
export function groupByDay(hit: readonly AgendaAppointment[]): AffectedDay[] {
  const dayOf = (one: AgendaAppointment) => wallTimeOf(new Date(one.startsAt)).day;
  return [...new Set(hit.map(dayOf))].map((day) => {
    const appointments = hit.filter((one) => dayOf(one) === day);
    return { date: formatDate(appointments[0]?.startsAt), appointments };
  });
}
