import type { PerkName } from '#config';

/**
 * The ways in which a plan can be bought, in the order in which they are shown: the short package of the front page, and
 * the three of the plans page. Apart from the contract, so that a screen needs no zod.
 */
export const offerKinds = ['landing', 'single', 'monthly', 'quarterly'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** How often a plan of the plans page is paid. */
export type Interval = Exclude<OfferKind, 'landing'>;

/** Whom a plan is for. */
export const audiences = ['adult', 'child'] as const;
export type Audience = (typeof audiences)[number];

/** Features that are more than words: each has a page of its own. */
export const perkNames = [
  'platform',
  'magazine',
  'chat',
  'evaluation',
] as const satisfies readonly PerkName[];
export type { PerkName };

/** What can happen to the sessions of a plan. `withdraw`: their money went back. */
export const creditStepNames = ['grant', 'use', 'return', 'expire', 'withdraw'] as const;
export type CreditStep = (typeof creditStepNames)[number];
