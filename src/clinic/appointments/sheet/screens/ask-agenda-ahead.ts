import type { QueryClient } from '@tanstack/react-query';
import { routes } from '#platform/paths.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../desk/api.ts';

/** Asks for the days that a page of the panel shows first, so that they are here when it is drawn. */
export function askAgendaAhead(client: QueryClient, pathname: string, now: Date): void {
  const { day } = wallTimeOf(now);
  if (pathname === routes['staff-agenda']) void client.prefetchQuery(agendaQuery(day, day));
  if (pathname === routes.staff) void client.prefetchQuery(agendaQuery(addDays(day, -1), addDays(day, 1)));
}
