import type { Plan } from '#clinic/subscriptions/contract.ts';
import type { Language } from '#platform/language/language.ts';
import { texts } from './texts.ts';

export type OfferKind = Plan['offers'][number]['interval'];
type PerkName = Plan['perks'][number]['name'];

/** Default labels of perks without wording of their own. */
export const perkLabels = (language?: Language): Readonly<Record<PerkName, string>> => texts(language).perks;

/** Ways to sell a plan, in the order of the form. */
export const offersInForm = [
  'landing',
  'single',
  'monthly',
  'quarterly',
] as const satisfies readonly OfferKind[];

/** Label and explanation of each way to sell a plan. */
export const offerTexts = (): Readonly<Record<OfferKind, { label: string; hint: string }>> => texts().offers;

/** Months between two payments; 0 for a single payment. */
export const monthsBetween: Record<OfferKind, number> = { landing: 0, single: 0, monthly: 1, quarterly: 3 };
