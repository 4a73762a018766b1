import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { askAheadIfLeftOpen } from '#clinic/accounts/second-factor/screens/left-open.ts';
import { askAgendaAhead } from '#clinic/appointments/sheet/screens/look/ask-agenda-ahead.ts';
import { presentNow } from '#platform/browser/clock.ts';

/**
 * Asks for the door and for the page's own day while the page still comes alive, and not one after the other: where the panel was
 * open a moment ago, all of it is here when the first part may be shown. Elsewhere nothing is asked before it is known who is there.
 * On the way to another page its day is asked for with its script, and not after it.
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
