import type { DeskMethod } from './references.ts';

/** How the desk's ways to pay are called: on a receipt and a button, and within a sentence. */
export const methodWords: Record<DeskMethod, { name: string; inWords: string }> = {
  cash: { name: 'Efectivo', inWords: 'en efectivo' },
  card: { name: 'Tarjeta', inWords: 'con tarjeta' },
  bizum: { name: 'Bizum', inWords: 'por Bizum' },
  transfer: { name: 'Transferencia', inWords: 'por transferencia' },
};
