import type { DeskMethod, PayableKind } from './references.ts';

/** How the desk's ways to pay are called: on a receipt and a button, and within a sentence. */
export const methodWords: Record<DeskMethod, { name: string; inWords: string }> = {
  cash: { name: 'Efectivo', inWords: 'en efectivo' },
  card: { name: 'Tarjeta', inWords: 'con tarjeta' },
  bizum: { name: 'Bizum', inWords: 'por Bizum' },
  transfer: { name: 'Transferencia', inWords: 'por transferencia' },
};

/** From here on an operation is not paid in cash: see `desk/rules.ts`. */
export const noCashFromCents = 100_000;

/** What is written down of the till: opened with a float, handed over, money taken to the safe or the bank, closed. */
export const tillStepNames = ['opening', 'handover', 'withdrawal', 'closing'] as const;
export type TillStep = (typeof tillStepNames)[number];

/** How long a note may be. */
export const longestNote = 200;

/** Sentences that depend on what is paid for: an appointment waits for its payer, a plan is always to be had. */
type KindWords = {
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

export const kindWords: Record<PayableKind, KindWords> = {
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
