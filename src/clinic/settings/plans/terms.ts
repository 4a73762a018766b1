import type { Plan } from '#clinic/subscriptions/contract.ts';

export type OfferKind = Plan['offers'][number]['interval'];
type PerkName = Plan['perks'][number]['name'];

/** Default labels of perks without wording of their own. */
export const perkLabels: Record<PerkName, string> = {
  platform: 'Acceso a la plataforma',
  magazine: 'Acceso a la revista',
  'home-guide': 'Guía para casa',
  'school-guide': 'Guía para casa y escuela',
  chat: 'Chat con la clínica',
  evaluation: 'Evaluación psicométrica',
};

/** Ways to sell a plan, in the order of the form. */
export const offerTexts: readonly { kind: OfferKind; label: string; hint: string }[] = [
  { kind: 'landing', label: 'Paquete de la portada', hint: 'Pocas sesiones, en un solo pago.' },
  { kind: 'single', label: 'Pago único', hint: 'El plan entero de una vez.' },
  { kind: 'monthly', label: 'Pago mensual', hint: 'Un pago al mes, hasta completar el plan.' },
  { kind: 'quarterly', label: 'Pago trimestral', hint: 'Un pago cada tres meses, hasta completar el plan.' },
];

/** Months between two payments; 0 for a single payment. */
export const monthsBetween: Record<OfferKind, number> = { landing: 0, single: 0, monthly: 1, quarterly: 3 };
