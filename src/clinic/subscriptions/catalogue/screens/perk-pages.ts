import type { PerkName } from '#clinic/subscriptions/offers.ts';
import { routes } from '#platform/paths.ts';

/** Where a feature of a plan is explained. */
export const perkPages: Record<PerkName, string> = {
  platform: routes.external,
  magazine: `${routes.external}?tab=sinapsy`,
  chat: routes.chat,
  evaluation: routes.evaluacion,
};
