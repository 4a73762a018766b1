import type { PerkName } from '#config';

/**
 * Ways to buy a plan, in order: the front page's package, and the three of the plans page. Separate from the
 * contract, so that screens need no zod.
 */
export const offerKinds = ['landing', 'single', 'monthly', 'quarterly'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Payment interval on the plans page. */
export type Interval = Exclude<OfferKind, 'landing'>;

export const audiences = ['adult', 'child'] as const;
export type Audience = (typeof audiences)[number];

/** Features that holders of a plan are given: an address, a page of ours or a text. */
export const perkNames = [
  'platform',
  'magazine',
  'home-guide',
  'school-guide',
  'chat',
  'evaluation',
] as const satisfies readonly PerkName[];
export type { PerkName };

/** Steps of a session ledger. `withdraw`: refunded. */
export const creditStepNames = ['grant', 'use', 'return', 'expire', 'withdraw'] as const;
export type CreditStep = (typeof creditStepNames)[number];
