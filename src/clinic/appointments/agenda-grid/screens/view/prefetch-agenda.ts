import type { QueryClient } from '@tanstack/react-query';
import { routes } from '#platform/paths.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../../desk/api.ts';
import { daysOf } from '../columns.ts';
import { parseView } from './agenda-view.ts';

/** Prefetches the days that a staff page shows first; for the agenda also the week, after the day. */
export function prefetchAgenda(
  client: QueryClient,
  { pathname, search }: { pathname: string; search: string },
  now: Date,
): void {
  const today = wallTimeOf(now).day;
  if (pathname === routes['staff-agenda']) {
    const { day } = parseView(search, null, today);
    for (const view of ['day', 'week'] as const) void client.prefetchQuery(agendaQuery(...daysOf(view, day)));
  }
  if (pathname === routes.staff)
    void client.prefetchQuery(agendaQuery(addDays(today, -1), addDays(today, 1)));
}
