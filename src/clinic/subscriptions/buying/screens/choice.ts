import { signInStorageKeys } from '#clinic/accounts/terms.ts';
import { type OfferKind, offerKinds } from '#clinic/subscriptions/offers.ts';
import { readFromTab, removeFromTab, saveInTab } from '#platform/browser/tab-storage.ts';

export type Choice = { planId: number; interval: OfferKind };

const key = signInStorageKeys.plan;

export function parseChoice({ planId, interval }: Record<string, unknown>): Choice | undefined {
  const kind = offerKinds.find((one) => one === interval);
  return typeof planId === 'number' && Number.isInteger(planId) && kind !== undefined
    ? { planId, interval: kind }
    : undefined;
}

/** Stores the choice in this tab for half an hour. False if storage is blocked. */
export const storeChoice = (choice: Choice, now: Date): boolean => saveInTab(key, choice, now);
export const readChoice = (now: Date): Choice | undefined => parseChoice(readFromTab(key, now) ?? {});
/** Clears the choice after it is used, or on sign-out. */
export const clearChoice = (): void => removeFromTab(key);
