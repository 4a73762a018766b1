import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { askAheadIfLeftOpen } from '#clinic/accounts/second-factor/screens/left-open.ts';
import { askAgendaAhead } from '#clinic/appointments/sheet/screens/look/ask-agenda-ahead.ts';
import { presentNow } from '#platform/browser/clock.ts';

/**
 * Prefetches the session and the page's data during hydration, in parallel. Only if the panel was open recently;
 * otherwise nothing is requested before the user is known. On navigation, data is requested along with the page's
 * script.
 */
export function useAskAhead(): void {
  const client = useQueryClient();
  const here = useLocation();
  useState(() => typeof document !== 'undefined' && askAhead(client, here, presentNow()));
  const next = useNavigation().location;
  useEffect(() => {
    if (next !== undefined) askAgendaAhead(client, next, presentNow());
  }, [client, next]);
}

function askAhead(client: QueryClient, here: Location, now: Date): void {
  if (askAheadIfLeftOpen(client, now)) askAgendaAhead(client, here, now);
}
