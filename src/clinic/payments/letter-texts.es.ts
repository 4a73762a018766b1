const creditExplanation =
  'Sirve para otra cita o un plan en la clínica, no caduca y te lo damos cuando lo pidas.';

/** @param phone of the clinic */
const ifWrong = (phone: string) => `Si no te cuadra, llámanos al ${phone}.`;

export const es = {
  /** In place of an unreadable amount. */
  unknownAmount: (currency: string) => `El importe (${currency})`,
  boughtNothing: {
    subject: 'Te devolvemos tu pago',
    received: (amount: string) => `Hemos recibido un pago tuyo de ${amount} y no lo hemos podido aplicar.`,
    reasons: {
      wrong_amount: 'El importe no coincide con el precio.',
      wrong_currency: 'La moneda no es el euro.',
      odd_order: 'El pago no tenía la forma que esperábamos.',
      second_payment: 'Ya estaba pagado.',
      unknown_item: 'No encontramos para qué era.',
    },
    returned:
      'Te lo devolvemos entero por el mismo medio. No tienes que hacer nada; te escribimos cuando esté hecho.',
  },
  creditPaidOut: {
    subject: 'Te hemos dado tu saldo',
    given: (amount: string, method: string) => `Te hemos dado ${amount} de tu saldo a favor, ${method}.`,
    left: (amount: string) => `Te quedan ${amount}. ${creditExplanation}`,
    ifWrong,
  },
  refunded: {
    subject: 'Devolución hecha',
    whole: (amount: string) => `Hemos devuelto tu pago: ${amount}.`,
    part: (amount: string) => `Hemos devuelto una parte de tu pago: ${amount}.`,
    priceDifference: 'La primera visita ya estaba pagada y las siguientes cuestan menos: es la diferencia.',
    inCash: 'Te lo hemos dado en efectivo, en la clínica.',
    asCredit: `Lo tienes como saldo a favor. ${creditExplanation}`,
    toBank: 'Según tu banco, puede tardar unos días en verse en tu cuenta.',
    receiptInProfile: 'El recibo de la devolución está en tu perfil.',
  },
  receipt: {
    subject: 'Tu recibo',
    attached: (number: string, amount: string) => `Aquí tienes el recibo ${number} de tu pago de ${amount}.`,
    attachedWithMethod: (number: string, amount: string, method: string) =>
      `Aquí tienes el recibo ${number} de tu pago de ${amount}, ${method}.`,
    notAnInvoice: 'No es una factura: la factura la hace la clínica aparte, y no tienes que pedirla.',
    inProfile: 'También puedes descargarlo cuando quieras desde tu perfil.',
  },
  undone: {
    subject: 'Hemos anulado un pago mal anotado',
    wallet: (amount: string) =>
      `Anotamos por error un pago tuyo de ${amount}. Lo hemos anulado: es como si no se hubiera anotado.`,
    desk: (amount: string, method: string) =>
      `Anotamos por error un pago tuyo de ${amount}, ${method}. Lo hemos anulado: es como si no se hubiera anotado.`,
    receipts:
      'El recibo que te enviamos ya no vale. En tu perfil están los dos: el del pago y el de su anulación.',
    ifWrong,
  },
  underReview: {
    subject: 'Tu pago está en revisión',
    reviewing: (amount: string) =>
      `El proveedor de pagos está revisando tu pago de ${amount}. Suele tardar unos minutos; a veces, horas.`,
  },
  declined: {
    subject: 'Tu pago no ha salido adelante',
    rejected: 'El proveedor de pagos ha rechazado tu pago. No se ha cobrado nada.',
  },
  payAgain: {
    subject: 'Falta un pago',
    returned: (amount: string) => `El proveedor de pagos ha devuelto tu pago de ${amount}.`,
    appointment: 'Tu cita sigue reservada, pero vuelve a estar por pagar.',
    subscription: 'Tu plan sigue como estaba, pero vuelve a estar por pagar.',
    where: (phone: string) =>
      `Puedes pagarlo en la clínica. Si no sabes por qué se ha devuelto, llámanos al ${phone}.`,
  },
  refundByHand: {
    subject: 'Una devolución hay que hacerla a mano',
    refused: (amount: string, issue: string) =>
      `El proveedor de pagos no ha querido devolver ${amount} (${issue}).`,
    tooLittleLeft: (amount: string) =>
      `Hay que devolver ${amount}, y en el pago con el que se cobró no queda tanto.`,
    payment: 'Pago',
    reference: 'Concepto',
    unknownPayment: 'No consta en el proveedor de pagos',
    otherMeans: 'Hay que devolverlo por otro medio, por ejemplo con una transferencia.',
    check:
      'Compruébalo y, si todavía no se ha devuelto, hazlo por otro medio, por ejemplo con una transferencia.',
  },
};
