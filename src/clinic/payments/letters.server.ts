import { clinic } from '#config';
import { formatEurosExactly } from '#platform/money.ts';

type Money = { cents: number | null; currency: string };

const closing = ['', 'Si necesitas algo, responde a este correo o llámanos:', clinic.phone, '', clinic.name];

/** '65,00 €'; other currencies as the wallet writes them, since we never ask for them. */
export function moneyText({ cents, currency }: Money): string {
  if (cents === null) return `El importe (${currency})`;
  if (currency === 'EUR') return formatEurosExactly(cents);
  return `${(cents / 100).toFixed(2).replace('.', ',')} ${currency}`;
}

const because: Record<string, string> = {
  wrong_amount: 'El importe no coincide con el precio.',
  wrong_currency: 'La moneda no es el euro.',
  odd_order: 'El pago no tenía la forma que esperábamos.',
  second_payment: 'Ya estaba pagada.',
  gone: 'La hora ya no estaba reservada a tu nombre.',
  unknown_item: 'No encontramos para qué era.',
};

/** The letter when money came that buys nothing: it goes back. */
export const boughtNothingLetter = (money: Money & { reason: string }) => ({
  subject: 'Te devolvemos tu pago',
  text: [
    'Hola:',
    '',
    `Hemos recibido un pago tuyo de ${moneyText(money)} y no lo hemos podido aplicar.`,
    because[money.reason] ?? '',
    'Te lo devolvemos entero por el mismo medio. No tienes que hacer nada; te escribimos cuando esté hecho.',
    ...closing,
  ].join('\n'),
});

/** The letter when the wallet has sent the money back. */
export const refundedLetter = (money: Money) => ({
  subject: 'Devolución hecha',
  text: [
    'Hola:',
    '',
    `Hemos devuelto tu pago: ${moneyText(money)}.`,
    'Según tu banco, puede tardar unos días en verse en tu cuenta.',
    ...closing,
  ].join('\n'),
});

/** The letter while the wallet reviews a payment. */
export const underReviewLetter = (money: Money) => ({
  subject: 'Tu pago está en revisión',
  text: [
    'Hola:',
    '',
    `El proveedor de pagos está revisando tu pago de ${moneyText(money)}. Suele tardar unos minutos; a veces, horas.`,
    'Mientras tanto guardamos tu hora, como mucho 24 horas. No hace falta que pagues otra vez.',
    ...closing,
  ].join('\n'),
});

/** The letter when the wallet has decided against a payment. */
export const declinedLetter = () => ({
  subject: 'Tu pago no ha salido adelante',
  text: [
    'Hola:',
    '',
    'El proveedor de pagos ha rechazado tu pago. No se ha cobrado nada.',
    'Puedes pagar de otra manera desde tu perfil mientras tu hora siga reservada.',
    ...closing,
  ].join('\n'),
});

/** To the clinic: a refund that the wallet refuses has to be made by another way. */
export const refundByHandLetter = (
  money: Money & { reference: string; captureId: string },
  issue: string,
) => ({
  subject: 'Una devolución hay que hacerla a mano',
  text: [
    `El proveedor de pagos no ha querido devolver ${moneyText(money)} (${issue}).`,
    `Pago: ${money.captureId}, de ${money.reference}.`,
    'Hay que devolverlo por otro medio, por ejemplo con una transferencia.',
  ].join('\n'),
});
