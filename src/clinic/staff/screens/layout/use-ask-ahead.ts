import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { staffQuery } from '#clinic/accounts/second-factor/api.ts';
import { wasLeftOpen } from '#clinic/accounts/second-factor/screens/left-open.ts';
import { agendaQuery } from '#clinic/appointments/desk/api.ts';
import { routes } from '#platform/paths.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';

/**
 * Asks for the door and for the page's own day while the page still comes alive, and not one after the other: where the panel was
 * open a moment ago, all of it is here when the first part may be shown. Elsewhere nothing is asked before it is known who is there.
 */
export function useAskAhead(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useState(() => typeof document !== 'undefined' && askAhead(client, pathname, new Date()));
}

function askAhead(client: QueryClient, pathname: string, now: Date): void {
  if (!wasLeftOpen(now)) return;
  void client.prefetchQuery(staffQuery());
  const { day } = wallTimeOf(now);
  if (pathname === routes['staff-agenda']) void client.prefetchQuery(agendaQuery(day, day));
  if (pathname === routes.staff) void client.prefetchQuery(agendaQuery(addDays(day, -1), addDays(day, 1)));
}
