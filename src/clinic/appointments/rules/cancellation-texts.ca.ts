import type { es } from './cancellation-texts.es.ts';

export const ca: typeof es = {
  lessThanNotice: (hours) => `Falten menys de ${hours} hores`,
  moreThanNotice: (hours) => `Falten més de ${hours} hores`,
  tooLateToMove: (hours) => `Ja no es pot canviar: falten menys de ${hours} hores.`,
  lateNotice: (hours) => `L’avís va arribar amb menys de ${hours} hores`,
  waiverHint: (hours) => `Per a avisos amb menys de ${hours} hores. Queda al registre.`,
  bookingRule: {
    byPlan: (hours) => `La pots canviar, o anul·lar-la i recuperar la sessió, fins a ${hours} hores abans.`,
    byMoney: (hours) => `La pots canviar, o anul·lar-la amb devolució, fins a ${hours} hores abans.`,
  },
  tooLateRule: {
    byPlan: (hours) =>
      `Falten menys de ${hours} hores: ja no es pot canviar, i si l’anul·les la sessió no torna al teu pla.`,
    byMoney: (hours) =>
      `Falten menys de ${hours} hores: ja no es pot canviar, i si l’anul·les l’import no es torna.`,
  },
  unpaidRule: (hours) => `La pots canviar o anul·lar fins a ${hours} hores abans.`,
  unpaidTooLate: (hours) =>
    `Falten menys de ${hours} hores: ja no es pot canviar pel web. Si no pots venir, truca’ns.`,
  onceTooLatePaid: (hours) =>
    `Com que falten menys de ${hours} hores, un cop pagada ja no es pot canviar, i si l’anul·les l’import no es torna.`,
  seriesRule: (hours) => `Cadascuna es pot canviar o anul·lar per separat fins a ${hours} hores abans.`,
  refundRule: (hours) =>
    `Els diners pagats es tornen sencers fins a ${hours} hores abans de la cita; més tard, no.`,
  refund: {
    nothing_paid: () => 'No s’ha cobrat res.',
    full: () => 'Et tornarem l’import complet.',
    none: (hours) => `Com que faltaven menys de ${hours} hores, l’import no es torna.`,
    session: () => 'Et tornem la sessió: torna a ser al teu pla.',
    session_lost: (hours) => `Com que faltaven menys de ${hours} hores, la sessió no es torna.`,
  },
};
