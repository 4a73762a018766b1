import type { PerkName } from '#clinic/subscriptions/offers.ts';
import { clinic } from '#config';
import { routes } from '#platform/paths.ts';

export const perkPages: Record<PerkName, string> = {
  platform: routes.external,
  magazine: `${routes.external}?tab=${clinic.complementaryServices.magazine.tab}`,
  chat: routes.chat,
  evaluation: routes.evaluacion,
};
