import type { Plan } from '#clinic/subscriptions/contract.ts';

export type OfferKind = Plan['offers'][number]['interval'];
type PerkName = Plan['perks'][number]['name'];

/** What a perk is called on the pages where no plan of the clinic has called it otherwise. */
export const perkWords: Record<PerkName, string> = {
  platform: 'Acceso a la plataforma',
  magazine: 'Acceso a la revista',
  chat: 'Chat con la clínica',
  evaluation: 'Evaluación psicométrica',
};

/** How a plan can be sold, in the order in which it is edited, and what that means. */
export const offerWords: readonly { kind: OfferKind; label: string; hint: string }[] = [
  { kind: 'landing', label: 'Paquete de la portada', hint: 'Pocas sesiones, en un solo pago.' },
  { kind: 'single', label: 'Pago único', hint: 'El plan entero de una vez.' },
  { kind: 'monthly', label: 'Pago mensual', hint: 'Un pago al mes, hasta completar el plan.' },
  { kind: 'quarterly', label: 'Pago trimestral', hint: 'Un pago cada tres meses, hasta completar el plan.' },
];

/** How many months lie between two payments; 0 where there is only one. */
export const monthsBetween: Record<OfferKind, number> = { landing: 0, single: 0, monthly: 1, quarterly: 3 };
