import type { es } from './texts.es.ts';

export const ca: typeof es = {
  atLeast: (least) => `Com a mínim, ${least}.`,
  atMost: (most) => `Com a màxim, ${most}.`,
  priceMissing: 'Escriu un preu.',
  priceTooLow: 'Aquest preu és massa baix.',
  priceTooHigh: 'Aquest preu és massa alt.',
  paymentsMissing: 'Escriu quants pagaments són.',
  sessionsMissing: 'Escriu quantes sessions són.',
  tooManyTurns: 'Són massa torns.',
  monthsMissing: 'Escriu quants mesos val.',
  paidAtOnce: 'Es paga d’una vegada.',
  allAtOnce: 'En un sol pagament arriben totes alhora.',
  atLeastTwo: 'A terminis, com a mínim són 2 pagaments.',
  moreTurns: 'Hi ha més torns que pagaments.',
  endsTooEarly: 'El pla s’acabaria abans de l’últim pagament.',
  nameMissing: 'Escriu com es diu.',
  descriptionMissing: 'Escriu una frase que digui per a qui és.',
  discountMissing: 'Escriu el descompte, sense decimals.',
  lineTooShort: 'Cada línia té almenys dues lletres.',
  tooManyLines: 'Són massa línies.',
  offerMissing: 'Posa-li almenys un preu, o deixa’l sense vendre.',
  offerTwice: 'Cada forma de pagament va una sola vegada.',
  audienceMissing: 'Digues per a qui és.',
  childrenPayOnce: 'Un pla infantil es ven només en pagament únic.',
  perks: {
    platform: 'Accés a la plataforma',
    magazine: 'Accés a la revista',
    'home-guide': 'Guia per a casa',
    'school-guide': 'Guia per a casa i escola',
    chat: 'Xat amb la clínica',
    evaluation: 'Avaluació psicomètrica',
  },
  offers: {
    landing: {
      label: 'Paquet de la portada',
      hint: 'Poques sessions, en un sol pagament.',
    },
    single: {
      label: 'Pagament únic',
      hint: 'El pla sencer d’una vegada.',
    },
    monthly: {
      label: 'Pagament mensual',
      hint: 'Un pagament al mes, fins a completar el pla.',
    },
    quarterly: {
      label: 'Pagament trimestral',
      hint: 'Un pagament cada tres mesos, fins a completar el pla.',
    },
  },
  priceInvalid: 'Escriu un preu, com ara 65 o 65,50.',
};
