import type { QueryClient } from '@tanstack/react-query';
import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../../desk/api.ts';
import { daysBeside, daysOf, type View } from '../columns.ts';

/** Asks for what the next press leads to: of a day its week, and what is before and after what is looked at. */
export function askAgendaAround(client: QueryClient, view: View, day: Day): void {
  const step = daysBeside(view);
  const around = [daysOf(view, addDays(day, step)), daysOf(view, addDays(day, -step))];
  if (view === 'day') around.unshift(daysOf('week', day));
  for (const [from, to] of around) void client.prefetchQuery(agendaQuery(from, to));
}
