import { type DeskMethod, deskMethods, type PayableKind, type TakenMethod } from './references.ts';

/** How the desk's ways to pay are called: on a receipt and a button, and within a sentence. */
export const methodWords: Record<TakenMethod, { name: string; inWords: string }> = {
  cash: { name: 'Efectivo', inWords: 'en efectivo' },
  card: { name: 'Tarjeta', inWords: 'con tarjeta' },
  bizum: { name: 'Bizum', inWords: 'por Bizum' },
  transfer: { name: 'Transferencia', inWords: 'por transferencia' },
  credit: { name: 'Saldo a favor', inWords: 'con saldo a favor' },
};

/** From here on an operation is not paid in cash. */
export const noCashFromCents = 100_000;

/**
 * By which ways the desk takes a payment. Operations of 1,000 € or more are not paid in cash where one side of them acts as a
 * business (Ley 7/2012, art. 7.Uno.1, as Ley 11/2021 left it); all payments into which one is split count together (art. 7.Uno.2).
 * @param operationCents what all payments of the operation come to, its instalments included
 */
export const methodsFor = (operationCents: number): readonly DeskMethod[] =>
  operationCents < noCashFromCents ? deskMethods : deskMethods.filter((method) => method !== 'cash');

/** What is written down of the till: opened with a float, handed over, money taken to the safe or the bank, closed. */
export const tillStepNames = ['opening', 'handover', 'withdrawal', 'closing'] as const;
export type TillStep = (typeof tillStepNames)[number];

/** What becomes of a thing whose payment went back without us: nothing is owed any more, it is cancelled, or it is to be paid again. */
export const returnDecisionNames = ['keep', 'cancel', 'ask'] as const;
export type ReturnDecision = (typeof returnDecisionNames)[number];

/** How long a note may be. */
export const longestNote = 200;

/** Sentences that depend on what is paid for: an appointment waits for its payer, a plan is always to be had. */
type PayableWords = {
  /** Under 'El proveedor de pagos está revisando tu pago': what happens meanwhile. */
  whileReviewed: string;
  /** The same in a letter. */
  whileReviewedLetter: string;
  /** After a declined payment, in a letter. */
  afterDecline: string;
  /** It cannot be paid any more, before anything was charged. */
  over: string;
  /** Why money that came all the same bought nothing. */
  gone: string;
};

export const payableWords: Record<PayableKind, PayableWords> = {
  appointment: {
    whileReviewed: 'Guardamos tu hora; en tu perfil verás cómo queda. No pagues otra vez.',
    whileReviewedLetter:
      'Mientras tanto guardamos tu hora, como mucho 24 horas. No hace falta que pagues otra vez.',
    afterDecline: 'Puedes pagar de otra manera desde tu perfil mientras tu hora siga reservada.',
    over: 'La reserva ha caducado o está cancelada. No se ha cobrado nada; elige otra hora.',
    gone: 'La hora ya no estaba reservada a tu nombre.',
  },
  subscription: {
    whileReviewed: 'En cuanto termine, tus sesiones estarán en tu perfil. No pagues otra vez.',
    whileReviewedLetter:
      'En cuanto termine, tus sesiones estarán en tu perfil. No hace falta que pagues otra vez.',
    afterDecline: 'Puedes pagar de otra manera cuando quieras, desde nuestra web.',
    over: 'Ahora mismo este pago no es posible. No se ha cobrado nada; en tu perfil verás cómo está tu suscripción.',
    gone: 'Ese pago ya no correspondía a tu suscripción.',
  },
};

/**
 * Above this, an invoice names whom it is for (Real Decreto 1619/2012, art. 4.1.a and 6.1: up to 400 €, the tax included, it
 * may be a simplified one).
 */
export const namedAboveCents = 40_000;

/** How the invoice of a payment stands: none is due where the payment had been wrongly typed. */
export const invoiceStates = ['pending', 'noted', 'none'] as const;
type InvoiceState = (typeof invoiceStates)[number];

/** Which invoices the desk looks at. */
export const invoiceLists = ['pending', 'lacking', 'all'] as const;
export type InvoiceList = (typeof invoiceLists)[number];

/** How a number is said: 'F/12', or '12' where the program has no series. */
export const invoiceText = ({ series, number }: { series: string; number: string }): string =>
  series === '' ? number : `${series}/${number}`;

export type InvoiceMark = { state: InvoiceState; text: string | null };

/** What stands beside a payment. */
export const invoiceWords = ({ state, text }: InvoiceMark): string =>
  state === 'noted' ? `Factura ${text}` : state === 'pending' ? 'Factura pendiente' : 'Sin factura: anulado';

/** How the invoice of a payment stands. @param isUndone the payment had been wrongly typed, and was taken back */
export function markOf({
  series,
  number,
  isUndone,
}: {
  series: string | null;
  number: string | null;
  isUndone: boolean;
}): InvoiceMark {
  if (number !== null) return { state: 'noted', text: invoiceText({ series: series ?? '', number }) };
  return { state: isUndone ? 'none' : 'pending', text: null };
}
