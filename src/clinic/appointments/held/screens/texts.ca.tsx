import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  checkout: {
    title: 'Paga la teva cita',
    withProfessional: (consultation, name) => `${consultation} amb ${name}`,
    heldUntil: (deadline) => `Et guardem l’hora fins a ${deadline}.`,
    whenCancelled: 'No s’ha cobrat res. Pots pagar quan vulguis mentre tinguis l’hora guardada.',
    whenPaid: 'La teva cita està confirmada.',
    firstVisit: (first, next) =>
      `La primera visita pagada costa ${first} i les següents ${next}. Si anul·les la primera, la següent passa a ser-ho i la diferència es queda per a ella.`,
  },
  notPayable: {
    underReview: 'Ja hi ha un pagament en revisió per a aquesta cita. No cal que tornis a pagar.',
    confirmed: 'Aquesta cita ja està pagada i confirmada.',
    pending: 'Ha passat el temps per pagar. Estem comprovant si l’hora continua sent teva.',
    over: 'La reserva ha caducat o està anul·lada. Si l’hora està lliure, la pots tornar a triar.',
  },
  confirmed: {
    title: 'Reserva confirmada',
    withProfessional: (name) => `, amb ${name}.`,
    bySession: 'La paga una sessió del teu pla: no es cobra res.',
    toProfile: 'Ves al meu perfil',
    stay: 'Queda’t aquí',
    countdown: (number, seconds) => (
      <>
        Et portem al teu perfil d’aquí a {number} {seconds === 1 ? 'segon' : 'segons'}.
      </>
    ),
    announcement: (seconds) =>
      `D’aquí a ${seconds} segons et portem al teu perfil. Per continuar en aquesta pàgina, prem Queda’t aquí.`,
  },
  leads: {
    confirmed: 'Ja està. Això és el que has reservat.',
    over: 'Pots triar una altra hora quan vulguis.',
  },
  documentTitles: {
    held: 'Falta pagar',
    paying: 'Pagament en marxa',
    confirming: 'Confirmant la teva cita',
    confirmed: 'Cita confirmada',
    checking: 'Pagament en revisió',
    unclear: 'Pagament per confirmar',
    returned: 'Devolució del pagament',
    over: 'Demana la teva consulta',
  },
  pay: {
    label: 'Paga ara',
    paying: 'Pagant...',
    confirming: 'Confirmant...',
  },
  minutes: (minutes) => `${minutes} minuts`,
  leaving: {
    title: 'Et portem al teu perfil',
    text: 'La teva cita està pagada. Allà la trobaràs sempre.',
  },
  viewAppointments: 'Mira les meves cites',
  chooseAnother: 'Tria una altra hora',
  bookAnother: 'Reserva’n una altra',
  headings: {
    paymentMissing: 'Falta pagar',
    heldUntil: (deadline) => `Falta pagar: te la guardem fins a ${deadline}`,
    confirming: 'Estem confirmant la teva cita',
    confirmed: 'La teva cita està confirmada',
    checking: 'El teu pagament està en revisió',
    unclear: 'El teu pagament està per confirmar',
    returned: 'T’hem tornat el pagament',
    returning: 'Et tornem el pagament',
    timeOver: 'Ha passat el temps per pagar',
    expired: 'La teva reserva ha caducat',
    cancelled: 'La teva reserva està anul·lada',
  },
  status: {
    recording: 'Hem rebut el teu pagament. Estem confirmant la cita.',
    paying: 'El teu pagament està en marxa. No tanquis aquesta pàgina.',
    chooseAgain: 'Si aquesta hora encara et va bé i està lliure, la pots tornar a triar.',
    returning: 'Et tornem sencer el que has pagat.',
    notCharged: 'No s’ha cobrat res.',
    perhapsCharged:
      'Si arriba el teu pagament, la cita queda confirmada o te’l tornem sencer: al teu perfil veuràs com queda.',
    notApplied: 'No hem pogut aplicar el teu pagament: torna sencer al teu compte.',
    payAgain: 'Et guardem l’hora: si la vols, la pots tornar a pagar.',
    payAgainUntil: (deadline) => `Et guardem l’hora fins a ${deadline}: si la vols, la pots tornar a pagar.`,
    underReview:
      'El proveïdor de pagaments està revisant el teu pagament. No cal que tornis a pagar: al teu perfil veuràs com queda.',
    heldUntil: (deadline) => `Et guardem l’hora fins a ${deadline}.`,
    paidBySession: 'La paga una sessió del teu pla',
    paid: 'La teva cita està pagada',
    inProfile: 'La trobaràs sempre al teu perfil.',
  },
  next: {
    title: 'I ara',
    toPay: 'La cita queda confirmada quan estigui pagada. Si passa el temps, l’hora torna a quedar lliure.',
    waiting: 'La cita queda confirmada tan bon punt ens consti el teu pagament.',
    inProfile: 'La trobes sempre al teu perfil.',
  },
  remaining: (minutes) => (minutes === 1 ? 'Queda 1 minut.' : `Queden ${minutes} minuts.`),
  expired: {
    title: (deadline) => `Te la guardàvem fins a ${deadline}`,
    isOver: 'Ha passat el temps: ja no te la guardem.',
    checking: 'Estem comprovant si has arribat a temps.',
  },
};
