import { useEffect, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import type { OfferKind } from '#clinic/subscriptions/offers.ts';
import { type Choice, clearChoice, readChoice } from './choice.ts';

/** A choice that came back. `isTakenUp`: its person has signed in, so it goes on where it stopped. */
export type StoredChoice = Choice & { isTakenUp: boolean };

/**
 * The plan that was chosen before signing in, once it is known who is there. It is taken up once, and then forgotten;
 * whoever comes back without signing in keeps it.
 * @param shown the ways of buying that this page shows: a choice of another page waits for that page
 */
export function useStoredChoice(shown: readonly OfferKind[]): StoredChoice | undefined {
  const { state } = useSession();
  const [kept, setKept] = useState<StoredChoice>();
  useEffect(() => {
    if (state !== 'anonymous' && state !== 'signed-in') return;
    const choice = readChoice(new Date());
    if (choice === undefined || !shown.includes(choice.interval)) return;
    const isTakenUp = state === 'signed-in';
    if (isTakenUp) clearChoice();
    setKept({ ...choice, isTakenUp });
  }, [state, shown]);
  return kept;
}
