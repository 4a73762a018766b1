import { keptUntilSignedIn } from '#clinic/accounts/terms.ts';
import { type OfferKind, offerKinds } from '#clinic/subscriptions/offers.ts';
import { readFromTab, removeFromTab, saveInTab } from '#platform/browser/tab-storage.ts';

/** The plan that somebody wants to buy, while they sign in. */
export type Choice = { planId: number; interval: OfferKind };

const key = keptUntilSignedIn.plan;

/** What was kept, if it is a choice. */
export function choiceIn({ planId, interval }: Record<string, unknown>): Choice | undefined {
  const kind = offerKinds.find((one) => one === interval);
  return typeof planId === 'number' && Number.isInteger(planId) && kind !== undefined
    ? { planId, interval: kind }
    : undefined;
}

/** Keeps the choice in this tab for half an hour. False where the browser does not let us. */
export const keepChoice = (choice: Choice, now: Date): boolean => saveInTab(key, choice, now);
export const readChoice = (now: Date): Choice | undefined => choiceIn(readFromTab(key, now) ?? {});
/** Forgets the choice: it was taken up again, or its person signs out. */
export const clearChoice = (): void => removeFromTab(key);
