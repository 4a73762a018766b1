import { useEffect } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import type { OfferKind } from '#clinic/subscriptions/offers.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { type Choice, clearChoice, readChoice } from './choice.ts';

/** A choice that came back. `isTakenUp`: its person has signed in, so it goes on where it stopped. */
export type StoredChoice = Choice & { isTakenUp: boolean };

/**
 * Tells of the plan that was chosen before signing in, once it is known who is there. It is taken up once, and then
 * forgotten; whoever comes back without signing in keeps it. It draws nothing: the many cards of a page are not drawn again
 * only because it is known who is there.
 * @param shown the ways of buying that this page shows: a choice of another page waits for that page
 */
export function FormerChoice({
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
    const isTakenUp = state === 'signed-in';
    if (isTakenUp) clearChoice();
    onFound({ ...choice, isTakenUp });
  }, [state, shown, onFound]);
  return null;
}
