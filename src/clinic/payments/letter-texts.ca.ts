import type { es } from './letter-texts.es.ts';

const creditExplanation =
  'Serveix per a una altra cita o un pla a la clínica, no caduca i te’l donem quan el demanis.';

/** @param phone of the clinic */
const ifWrong = (phone: string) => `Si no et quadra, truca’ns al ${phone}.`;

export const ca: typeof es = {
  unknownAmount: (currency) => `L’import (${currency})`,
  boughtNothing: {
    subject: 'Et tornem el pagament',
    received: (amount) => `Hem rebut un pagament teu de ${amount} i no l’hem pogut aplicar.`,
    reasons: {
      wrong_amount: 'L’import no coincideix amb el preu.',
      wrong_currency: 'La moneda no és l’euro.',
      odd_order: 'El pagament no tenia la forma que esperàvem.',
      second_payment: 'Ja estava pagat.',
      unknown_item: 'No trobem per a què era.',
    },
    returned: 'Te’l tornem sencer pel mateix mitjà. No has de fer res; t’escrivim quan estigui fet.',
  },
  creditPaidOut: {
    subject: 'T’hem donat el teu saldo',
    given: (amount, method) => `T’hem donat ${amount} del teu saldo a favor, ${method}.`,
    left: (amount) => `Te’n queden ${amount}. ${creditExplanation}`,
    ifWrong,
  },
  refunded: {
    subject: 'Devolució feta',
    whole: (amount) => `T’hem tornat el pagament: ${amount}.`,
    part: (amount) => `T’hem tornat una part del pagament: ${amount}.`,
    priceDifference: 'La primera visita ja estava pagada i les següents costen menys: és la diferència.',
    inCash: 'T’ho hem donat en efectiu, a la clínica.',
    asCredit: `Ho tens com a saldo a favor. ${creditExplanation}`,
    toBank: 'Segons el teu banc, pot trigar uns dies a veure’s al teu compte.',
    receiptInProfile: 'El rebut de la devolució és al teu perfil.',
  },
  receipt: {
    subject: 'El teu rebut',
    attached: (number, amount) => `Aquí tens el rebut ${number} del teu pagament de ${amount}.`,
    attachedWithMethod: (number, amount, method) =>
      `Aquí tens el rebut ${number} del teu pagament de ${amount}, ${method}.`,
    notAnInvoice: 'No és una factura: la factura la fa la clínica a part, i no l’has de demanar.',
    inProfile: 'També el pots descarregar quan vulguis des del teu perfil.',
  },
  undone: {
    subject: 'Hem anul·lat un pagament mal apuntat',
    wallet: (amount) =>
      `Vam apuntar per error un pagament teu de ${amount}. L’hem anul·lat: és com si no s’hagués apuntat.`,
    desk: (amount, method) =>
      `Vam apuntar per error un pagament teu de ${amount}, ${method}. L’hem anul·lat: és com si no s’hagués apuntat.`,
    receipts:
      'El rebut que et vam enviar ja no val. Al teu perfil hi ha els dos: el del pagament i el de l’anul·lació.',
    ifWrong,
  },
  underReview: {
    subject: 'El teu pagament està en revisió',
    reviewing: (amount) =>
      `El proveïdor de pagaments està revisant el teu pagament de ${amount}. Sol trigar uns minuts; de vegades, hores.`,
  },
  declined: {
    subject: 'El teu pagament no ha tirat endavant',
    rejected: 'El proveïdor de pagaments ha rebutjat el teu pagament. No s’ha cobrat res.',
  },
  payAgain: {
    subject: 'Falta un pagament',
    returned: (amount) => `El proveïdor de pagaments ha tornat el teu pagament de ${amount}.`,
    appointment: 'La teva cita continua reservada, però torna a estar per pagar.',
    subscription: 'El teu pla continua com estava, però torna a estar per pagar.',
    where: (phone) => `El pots pagar a la clínica. Si no saps per què s’ha tornat, truca’ns al ${phone}.`,
  },
  refundByHand: {
    subject: 'Una devolució s’ha de fer a mà',
    refused: (amount, issue) => `El proveïdor de pagaments no ha volgut tornar ${amount} (${issue}).`,
    tooLittleLeft: (amount) =>
      `S’han de tornar ${amount}, i al pagament amb què es van cobrar no en queda prou.`,
    payment: 'Pagament',
    reference: 'Concepte',
    unknownPayment: 'No consta al proveïdor de pagaments',
    otherMeans: 'S’ha de tornar per un altre mitjà, per exemple amb una transferència.',
    check:
      'Comprova-ho i, si encara no s’ha tornat, fes-ho per un altre mitjà, per exemple amb una transferència.',
  },
};
