import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { kinds } from '#clinic/services/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';

/** What a link to the booking page may bring along in the router's state: the kind or the service that was pressed, or an hour of somebody's. */
export type Wished = {
  kind: Kind;
  serviceId?: number;
  hour?: { professionalId: number; day: Day; time: TimeOfDay };
};

/**
 * Chooses what was pressed on the way here, before the form is seen; a kept draft, restored later, wins. Not while rendering:
 * the document knows no history, and a page that is loaded again would differ from it.
 */
export function useWished(choose: (wished: Wished) => void): void {
  // Cast: only links of ours put anything there, and a page of an older version is loaded anew (docs/decisions).
  const wished = useLocation().state as Wished | null;
  const first = useRef(() => {
    if (wished && kinds.includes(wished.kind)) choose(wished);
  });
  useLayoutEffect(() => first.current(), []);
}
