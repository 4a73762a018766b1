import type { es } from './texts.es.ts';

/** @param phone of the clinic */
const supportSentence = (phone: string) => `Si tens dubtes, truca’ns al ${phone}.`;

export const ca: typeof es = {
  refusals: (phone) => ({
    already_paid: 'Això ja està pagat: no cal que tornis a pagar.',
    hold_over: 'Ja no es pot pagar. No s’ha cobrat res.',
    price_changed: 'El preu ha canviat. Revisa’l abans de pagar.',
    under_review: 'Ja hi ha un pagament en revisió. Al teu perfil veuràs com queda; no tornis a pagar.',
    not_verified: `No trobem cap pagament acabat. ${supportSentence(phone)}`,
    declined: 'El pagament s’ha rebutjat. No s’ha cobrat res.',
    bought_nothing: `El teu pagament ha arribat, però no l’hem pogut aplicar. Te’l tornem sencer. ${supportSentence(phone)}`,
    foreign_notice: 'Aquest avís no ve del proveïdor de pagaments.',
  }),
  items: {
    appointment: {
      whileReviewed: 'Et guardem l’hora; al teu perfil veuràs com queda. No tornis a pagar.',
      whileReviewedLetter: 'Mentrestant et guardem l’hora, com a màxim 24 hores. No cal que tornis a pagar.',
      afterDecline: 'Pots pagar d’una altra manera des del teu perfil mentre l’hora continuï reservada.',
      over: 'La reserva ha caducat o està anul·lada. No s’ha cobrat res; tria una altra hora.',
      gone: 'L’hora ja no estava reservada a nom teu.',
    },
    subscription: {
      whileReviewed: 'Quan acabi, tindràs les sessions al teu perfil. No tornis a pagar.',
      whileReviewedLetter: 'Quan acabi, tindràs les sessions al teu perfil. No cal que tornis a pagar.',
      afterDecline: 'Pots pagar d’una altra manera quan vulguis, des del nostre web.',
      over: 'Ara mateix aquest pagament no és possible. No s’ha cobrat res; al teu perfil veuràs com està la teva subscripció.',
      gone: 'Aquell pagament ja no corresponia a la teva subscripció.',
    },
  },
  underReview: (meanwhile) => `El proveïdor de pagaments està revisant el teu pagament. ${meanwhile}`,
  notCheckedYet: (phone) =>
    `Encara no hem pogut comprovar el teu pagament. Ho farem nosaltres d’aquí a uns minuts; al teu perfil veuràs com queda. No tornis a pagar; si tens dubtes, truca’ns al ${phone}.`,
  closingAccount: {
    credit: (amount, phone) =>
      `Tens ${amount} de saldo a favor. Demana’ns que te’ls donem abans d’eliminar el teu compte: truca’ns al ${phone}.`,
    refund: (amount, phone) =>
      `T’hem de tornar ${amount} a la clínica. Passa a recollir-los abans d’eliminar el teu compte: truca’ns al ${phone}.`,
    kept: 'els apunts dels teus pagaments, amb imports i dates, sense el teu nom',
    keptWithInvoices:
      'els apunts dels teus pagaments, amb imports i dates, sense el teu nom, i les dades que vas donar per a les factures',
    law: 'Codi de comerç, art. 30, i Llei general tributària, art. 70',
  },
};
