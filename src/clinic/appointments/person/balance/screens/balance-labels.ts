import type { DiscountReason, WaiverReason } from '../../../terms.ts';
import type { Due } from '../api.ts';

export const waiverReasonLabels: Record<WaiverReason, string> = {
  first_time: 'Es la primera vez que pasa',
  unforeseen: 'Un imprevisto grave',
  clinic_fault: 'Un error nuestro',
  hardship: 'No lo puede pagar ahora',
  goodwill: 'Por cortesía',
};

export const discountReasonLabels: Record<DiscountReason, string> = {
  hardship: 'No puede pagar el precio entero',
  agreement: 'Un acuerdo con la persona',
  clinic_fault: 'Un error nuestro',
  shorter: 'Ha durado menos',
  goodwill: 'Un gesto de la clínica',
};

export const dueStateLabels: Record<Due['state'], string> = {
  open: 'por pagar',
  owed: 'se debe',
  waived: 'no se cobra',
};

const order: Due['state'][] = ['owed', 'open', 'waived'];

/** Debts first, then what is unpaid; the oldest on top. */
export const compareDues = (
  one: Pick<Due, 'state' | 'startsAt'>,
  other: Pick<Due, 'state' | 'startsAt'>,
): number =>
  order.indexOf(one.state) - order.indexOf(other.state) ||
  Date.parse(one.startsAt) - Date.parse(other.startsAt);
