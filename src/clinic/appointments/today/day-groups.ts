import type { AgendaAppointment } from '../agenda/contract.ts';
import { isOutcome } from '../attendance/rules.ts';

export type DayGroup = 'now' | 'next' | 'late' | 'done';
type Row = Pick<AgendaAppointment, 'startsAt' | 'endsAt' | 'attendance'>;

/** A day's appointments: taking place, to come, over without an outcome, and with one. Keeps their order. */
export function groupDay<One extends Row>(appointments: readonly One[], now: Date): Record<DayGroup, One[]> {
  const groups: Record<DayGroup, One[]> = { now: [], next: [], late: [], done: [] };
  for (const one of appointments) groups[groupOf(one, now)].push(one);
  return groups;
}

function groupOf({ startsAt, endsAt, attendance }: Row, now: Date): DayGroup {
  const hasOutcome = attendance !== null && isOutcome(attendance.status);
  if (new Date(startsAt) > now) return hasOutcome ? 'done' : 'next';
  if (new Date(endsAt) > now) return 'now';
  return hasOutcome ? 'done' : 'late';
}
