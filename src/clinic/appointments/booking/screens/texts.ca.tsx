import type { es } from './texts.es.tsx';

const draftStored = 'Desem el que has triat; l’hora encara no és teva.';

export const ca: typeof es = {
  pageTitle: 'Demana la teva consulta',
  pageDescription:
    'Tria dia i hora per a la teva consulta de psicologia: al despatx, a domicili o per videotrucada.',
  introduction: 'Tria com, amb qui i quan.',
  proposal: 'Et proposem la primera hora lliure a partir del proper dia laborable.',
  toBookHere: 'Per reservar aquí',
  opening: 'Obrint la teva reserva…',
  openingFailed: 'Tens l’hora desada, però no l’hem pogut mostrar',
  openingFailedAdvice: 'També la tens al teu perfil. Torna-ho a provar d’aquí a un moment.',
  book: 'Reserva la consulta',
  bookThisHour: 'Reserva aquesta hora',
  booking: 'Reservant...',
  change: 'Canvia-la',
  requested: (date, time) => `Has demanat la cita del ${date}, ${time}.`,
  callInstead: (phone) => <>Si ho prefereixes, truca’ns al {phone} i et direm si està reservada.</>,
  failure: {
    title: 'No s’ha pogut crear la cita',
    nothingBooked: 'No s’ha reservat res',
    alternatives: 'Aquestes hores estan lliures ara. Prem-ne una per triar-la:',
    viewAppointments: 'Mira les meves cites',
    payInstead: 'Paga-la',
    unknown: 'Ha passat molta estona. Abans de tornar a reservar, mira al teu perfil si la cita és teva.',
    notSent: 'No podem comprovar la teva sessió: no s’ha enviat res. Torna-ho a provar d’aquí a un moment.',
    failed: 'No s’ha pogut crear la cita. Torna-ho a provar.',
    invalid: 'Comprova que tots els camps estiguin ben emplenats.',
    checkFields: 'Revisa la teva reserva',
  },
  withProfessional: (name) => `amb ${name}`,
  day: 'Dia',
  dayHint: 'En gris, els dies sense hores lliures',
  time: 'Hora',
  timeHint: 'Del dia que triïs',
  notesTitle: 'Què convé saber',
  placeAndNotesTitle: 'On i què convé saber',
  notes: 'Notes',
  notesHint: (phones) => (
    <>
      Són confidencials: només les llegeix qui t’atén. No serveixen per a urgències; si hi ha perill, truca al{' '}
      {phones[0]} o al {phones[1]}.
    </>
  ),
  child: {
    title: 'Sobre el nen o la nena',
    hint: (minimumAge) =>
      `Atenem a partir dels ${minimumAge}, fets el dia de la visita, i fins als 17. Reserva la mare, el pare o el tutor legal.`,
    birthDate: 'Data de naixement',
    guardian: 'En soc la mare, el pare o el tutor legal',
  },
  summary: {
    label: 'Resum',
    title: 'El que has triat',
    when: 'Quan',
    consultation: 'Consulta',
    professional: 'Amb',
    price: 'Preu',
    open: 'Per triar',
    minutes: (minutes) => `${minutes}\u00a0minuts`,
    firstVisit: (price) => `Primera visita: ${price}`,
    later: (price) => `Següents: ${price}`,
    serviceWith: (service, name) => `${service}, amb ${name}.`,
  },
  refundable: {
    byPlan: (when) => `Sense perdre la sessió: ${when}`,
    byMoney: (when) => `Amb devolució: ${when}`,
  },
  privacy: {
    confirmedAtOnce: 'La cita queda confirmada de seguida.',
    hold: (minutes) =>
      `En reservar et guardem l’hora ${minutes}\u00a0minuts perquè la paguis. Si no has iniciat la sessió, t’ho demanem abans: fins aleshores l’hora no és teva.`,
    use: (clinic, email) => (
      <>
        {clinic} fa servir aquestes dades només per atendre la teva cita. Pots demanar veure-les, corregir-les
        o esborrar-les a {email}
      </>
    ),
  },
  planSession: {
    use: 'Fes servir una sessió del meu pla',
    tooLate: (lastDay) => `Les teves sessions valen fins al ${lastDay}: per a aquell dia no serveixen.`,
    ofSeveralPlans: (left, lastDay) =>
      `Te’n queden ${left} · es fa servir la del pla que s’acaba abans, el ${lastDay}`,
    left: (left, lastDay) =>
      left === 1 ? `Te’n queda 1 · val fins al ${lastDay}` : `Te’n queden ${left} · valen fins al ${lastDay}`,
  },
  draft: {
    stored: draftStored,
    notStored: 'L’hora encara no és teva.',
    signInFirst: 'Inicia la sessió per continuar',
    signInToCheck: 'Inicia la sessió i ho comprovem.',
    restored: 'Hem recuperat el que vas triar',
    restoredAdvice: 'L’hora encara no és teva: revisa-ho i reserva-la.',
  },
  leaving: {
    title: 'Et portem a iniciar la sessió',
    kept: (minutes) => `${draftStored} Durant ${minutes} minuts ho trobaràs aquí quan tornis.`,
    lost: 'El teu navegador no ens deixa desar el que has triat: ho hauràs de tornar a triar quan tornis.',
    inDoubt: 'No sabem si ha arribat: inicia la sessió i ho comprovem.',
  },
};
