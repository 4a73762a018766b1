import type { QueryClient } from '@tanstack/react-query';
import { routes } from '#platform/paths.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../desk/api.ts';
import { daysOf } from './columns.ts';

/**
 * Asks for the days that a page of the panel shows first, so that they are here when it is drawn; of the agenda, whose week is one
 * press away, for that as well, behind the day.
 */
export function askAgendaAhead(client: QueryClient, pathname: string, now: Date): void {
  const { day } = wallTimeOf(now);
  if (pathname === routes['staff-agenda'])
    for (const view of ['day', 'week'] as const) void client.prefetchQuery(agendaQuery(...daysOf(view, day)));
  if (pathname === routes.staff) void client.prefetchQuery(agendaQuery(addDays(day, -1), addDays(day, 1)));
}
