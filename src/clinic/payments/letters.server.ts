import { letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEurosExactly } from '#platform/money.ts';
import type { DeskMethod, PayableKind, PaymentMethod } from './references.ts';
import { methodNames, payableMessages } from './terms.ts';

type Money = { cents: number | null; currency: string };

/** '65,00 €'; other currencies unformatted, because we never request them. */
function moneyText({ cents, currency }: Money): string {
  if (cents === null) return `El importe (${currency})`;
  if (currency === 'EUR') return formatEurosExactly(cents);
  return `${(cents / 100).toFixed(2).replace('.', ',')} ${currency}`;
}

const reasons: Record<string, string> = {
  wrong_amount: 'El importe no coincide con el precio.',
  wrong_currency: 'La moneda no es el euro.',
  odd_order: 'El pago no tenía la forma que esperábamos.',
  second_payment: 'Ya estaba pagado.',
  unknown_item: 'No encontramos para qué era.',
};

/** Sent when a payment buys nothing and is refunded. */
export const boughtNothingLetter = (money: Money & { reason: string }, kind: PayableKind) =>
  letter('Te devolvemos tu pago', [
    `Hemos recibido un pago tuyo de ${moneyText(money)} y no lo hemos podido aplicar.`,
    money.reason === 'gone' ? payableMessages[kind].gone : (reasons[money.reason] ?? ''),
    'Te lo devolvemos entero por el mismo medio. No tienes que hacer nada; te escribimos cuando esté hecho.',
  ]);

const priceDifference =
  'La primera visita ya estaba pagada y las siguientes cuestan menos: es la diferencia.';

const creditExplanation =
  'Sirve para otra cita o un plan en la clínica, no caduca y te lo damos cuando lo pidas.';

const describeDestination = (method: PaymentMethod): string => {
  if (method === 'cash') return 'Te lo hemos dado en efectivo, en la clínica.';
  if (method === 'credit') return `Lo tienes como saldo a favor. ${creditExplanation}`;
  return 'Según tu banco, puede tardar unos días en verse en tu cuenta.';
};

/** Sent when credit is paid out. @param left remaining credit in cents */
export const creditPaidOutLetter = ({
  method,
  left,
  ...money
}: Money & { method: DeskMethod; left: number }) =>
  letter('Te hemos dado tu saldo', [
    `Te hemos dado ${moneyText(money)} de tu saldo a favor, ${methodNames[method].inWords}.`,
    left > 0 ? `Te quedan ${moneyText({ ...money, cents: left })}. ${creditExplanation}` : '',
    `Si no te cuadra, llámanos al ${clinicContact().phone}.`,
  ]);

export const refundedLetter = ({
  method = 'wallet',
  ...money
}: Money & { reason?: string; isPart?: boolean; hasReceipt?: boolean; method?: PaymentMethod }) =>
  letter('Devolución hecha', [
    `Hemos devuelto ${money.isPart ? 'una parte de tu pago' : 'tu pago'}: ${moneyText(money)}.`,
    money.reason === 'price_difference' ? priceDifference : '',
    describeDestination(method),
    money.hasReceipt ? 'El recibo de la devolución está en tu perfil.' : '',
  ]);

type SaidReceipts = {
  receipts: readonly (Money & { number: string; method?: PaymentMethod })[];
  hasProfile: boolean;
};

/** One sentence per receipt, what it is, and where it stays. */
export const receiptSentences = ({ receipts, hasProfile }: SaidReceipts): string[] => [
  ...receipts.map(
    ({ number, method = 'wallet', ...money }) =>
      `Aquí tienes el recibo ${number} de tu pago de ${moneyText(money)}${
        method === 'wallet' ? '' : `, ${methodNames[method].inWords}`
      }.`,
  ),
  'No es una factura: la factura la hace la clínica aparte, y no tienes que pedirla.',
  hasProfile ? 'También puedes descargarlo cuando quieras desde tu perfil.' : '',
];

export const receiptLetter = (said: SaidReceipts) => letter('Tu recibo', receiptSentences(said));

export const undoneLetter = (money: Money & { method: PaymentMethod }) =>
  letter('Hemos anulado un pago mal anotado', [
    `Anotamos por error un pago tuyo de ${moneyText(money)}${
      money.method === 'wallet' ? '' : `, ${methodNames[money.method].inWords}`
    }. Lo hemos anulado: es como si no se hubiera anotado.`,
    'El recibo que te enviamos ya no vale. En tu perfil están los dos: el del pago y el de su anulación.',
    `Si no te cuadra, llámanos al ${clinicContact().phone}.`,
  ]);

export const underReviewLetter = (money: Money, kind: PayableKind) =>
  letter('Tu pago está en revisión', [
    `El proveedor de pagos está revisando tu pago de ${moneyText(money)}. Suele tardar unos minutos; a veces, horas.`,
    payableMessages[kind].whileReviewedLetter,
  ]);

export const declinedLetter = (kind: PayableKind) =>
  letter('Tu pago no ha salido adelante', [
    'El proveedor de pagos ha rechazado tu pago. No se ha cobrado nada.',
    payableMessages[kind].afterDecline,
  ]);

/** The letter when a payment was returned at the wallet's and the clinic asks for it again. */
export const payAgainLetter = (money: Money, kind: PayableKind) =>
  letter('Falta un pago', [
    `El proveedor de pagos ha devuelto tu pago de ${moneyText(money)}.`,
    kind === 'appointment'
      ? 'Tu cita sigue reservada, pero vuelve a estar por pagar.'
      : 'Tu plan sigue como estaba, pero vuelve a estar por pagar.',
    `Puedes pagarlo en la clínica. Si no sabes por qué se ha devuelto, llámanos al ${clinicContact().phone}.`,
  ]);

/** Note to the clinic: the wallet refuses a refund, so it must be returned by other means. */
export const refundByHandLetter = (money: Money & { reference: string; captureId: string }, issue: string) =>
  noteToClinic('Una devolución hay que hacerla a mano', [
    `El proveedor de pagos no ha querido devolver ${moneyText(money)} (${issue}).`,
    {
      facts: [
        ['Pago', money.captureId],
        ['Concepto', money.reference],
      ],
    },
    'Hay que devolverlo por otro medio, por ejemplo con una transferencia.',
  ]);

/** Note to the clinic: more is due back than this payment contains. */
export const partByHandLetter = (money: Money & { reference: string; captureId: string | null }) =>
  noteToClinic('Una devolución hay que hacerla a mano', [
    `Hay que devolver ${moneyText(money)}, y en el pago con el que se cobró no queda tanto.`,
    {
      facts: [
        ['Pago', money.captureId ?? 'No consta en el proveedor de pagos'],
        ['Concepto', money.reference],
      ],
    },
    'Compruébalo y, si todavía no se ha devuelto, hazlo por otro medio, por ejemplo con una transferencia.',
  ]);
