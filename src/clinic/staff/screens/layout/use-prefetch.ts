import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { prefetchIfLeftOpen } from '#clinic/accounts/second-factor/screens/panel-left-open.ts';
import { prefetchAgenda } from '#clinic/appointments/agenda-grid/screens/view/prefetch-agenda.ts';
import { presentNow } from '#platform/browser/clock.ts';

/**
 * Prefetches the session and the page's data during hydration, in parallel. Only if the panel was open recently;
 * otherwise nothing is requested before the user is known. On navigation, data is requested along with the page's
 * script.
 */
export function usePrefetch(): void {
  const client = useQueryClient();
  const here = useLocation();
  useState(() => typeof document !== 'undefined' && prefetch(client, here, presentNow()));
  const next = useNavigation().location;
  useEffect(() => {
    if (next !== undefined) prefetchAgenda(client, next, presentNow());
  }, [client, next]);
}

function prefetch(client: QueryClient, here: Location, now: Date): void {
  if (prefetchIfLeftOpen(client, now)) prefetchAgenda(client, here, now);
}
