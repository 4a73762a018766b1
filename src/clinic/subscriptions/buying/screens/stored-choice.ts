import { useEffect } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import type { OfferKind } from '#clinic/subscriptions/offers.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { type Choice, clearChoice, readChoice } from './choice.ts';

/** A restored choice. `isTakenUp`: the user has signed in, so the purchase continues. */
export type StoredChoice = Choice & { isTakenUp: boolean };

/**
 * Restores the plan chosen before signing in, once the session is known. Used once and then cleared; kept if the user
 * returns without signing in. Renders nothing, so that the session does not re-render all plan cards.
 * @param shown offers of this page: other choices wait for their page
 */
export function RestoreChoice({
  shown,
  onFound,
}: {
  shown: readonly OfferKind[];
  onFound: (choice: StoredChoice) => void;
}) {
  const { state } = useSession();
  useEffect(() => {
    if (state !== 'anonymous' && state !== 'signed-in') return;
    const choice = readChoice(deviceNow());
    if (choice === undefined || !shown.includes(choice.interval)) return;
    const isResumed = state === 'signed-in';
    if (isResumed) clearChoice();
    onFound({ ...choice, isTakenUp: isResumed });
  }, [state, shown, onFound]);
  return null;
}
