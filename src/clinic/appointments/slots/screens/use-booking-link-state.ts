import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { kinds } from '#clinic/services/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';

/** Router state of a link to the booking page: a kind, a service or an hour of a professional. */
export type BookingLinkState = {
  kind: Kind;
  serviceId?: number;
  hour?: { professionalId: number; day: Day; time: TimeOfDay };
};

/**
 * Applies the choice of the link before the form is shown; a draft restored later wins. In an effect, because
 * the document has no history and hydration would differ.
 */
export function useBookingLinkState(choose: (wished: BookingLinkState) => void): void {
  // Cast: only our links set this state, and pages of an older release reload (docs/decisions).
  const wished = useLocation().state as BookingLinkState | null;
  const first = useRef(() => {
    if (wished && kinds.includes(wished.kind)) choose(wished);
  });
  useLayoutEffect(() => first.current(), []);
}
