import type { QueryClient } from '@tanstack/react-query';
import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../../desk/api.ts';
import { daysOf, stepDays, type View } from '../columns.ts';

/** Prefetches the likely next views: the week of a day, and the pages before and after. */
export function prefetchAround(client: QueryClient, view: View, day: Day): void {
  const step = stepDays(view);
  const around = [daysOf(view, addDays(day, step)), daysOf(view, addDays(day, -step))];
  if (view === 'day') around.unshift(daysOf('week', day));
  for (const [from, to] of around) void client.prefetchQuery(agendaQuery(from, to));
}
