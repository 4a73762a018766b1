import type { PerkName } from '#clinic/subscriptions/offers.ts';
import { clinic } from '#config';
import { routes } from '#platform/paths.ts';

/** Public pages about perks; guides have none. */
export const perkPages = {
  platform: routes.external,
  magazine: `${routes.external}?tab=${clinic.complementaryServices.magazine.tab}`,
  chat: routes.chat,
  evaluation: routes.evaluacion,
} satisfies Partial<Record<PerkName, string>>;
