import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  change: 'Canvia-la',
  changeAppointment: 'Canvia la cita',
  changing: 'Canviant...',
  leaveAsIs: 'Deixa-la com està',
  now: (hour) => `Ara: ${hour}`,
  after: 'Després:',
  chooseDayAndTime: 'tria el dia i l’hora',
  changed: 'Cita canviada',
  changedTo: (date, time) => `Ara és el ${date}, ${time}.`,
  changeFailed: {
    title: 'No s’ha canviat res',
    text: 'La teva cita continua com estava. Torna-ho a provar d’aquí a un moment.',
  },
  cancel: 'Anul·la-la',
  cancelQuestion: 'Vols anul·lar aquesta cita?',
  cancelAppointment: 'Anul·la la cita',
  cancelling: 'Anul·lant...',
  keep: 'Conserva-la',
  cancelled: 'Cita anul·lada',
  cancelFailed: {
    title: 'No s’ha pogut anul·lar la cita',
    text: 'La cita es manté. Torna-ho a provar d’aquí a un moment.',
  },
  cancelSummary: (hour, name) => `${hour}, amb ${name}. L’hora quedarà lliure de seguida.`,
  outcome: {
    sessionReturned: 'La sessió torna a ser al teu pla.',
    allReturned: 'Et tornem sencer el que has pagat.',
    amountReturned: (amount) => `La devolució de ${amount} està en camí.`,
    inHistory: 'La trobaràs al teu historial.',
  },
  underReview: {
    title: 'El teu pagament està en revisió.',
    text: 'Si arriba després d’anul·lar, te’l tornem sencer.',
  },
  notApplied: {
    title: 'Et tornem sencer el que has pagat.',
    text: 'No hem pogut aplicar el teu pagament a aquesta cita: torna al teu compte, tant si l’anul·les com si no.',
  },
  refund: {
    nothingPaid: 'No has pagat res, així que no es cobra ni es torna res.',
    full: 'Et tornem l’import complet.',
    fullAmount: (amount) => `Et tornem ${amount}, l’import complet.`,
    part: 'Et tornem l’import menys la diferència de la primera visita.',
    partAmount: (amount) => `Et tornem ${amount}.`,
    supplementStays:
      'La teva altra visita ja pagada passa a ser la primera, que costa més: la diferència es queda per completar-ne el pagament.',
    amountStays: (amount) =>
      `La teva altra visita ja pagada passa a ser la primera, que costa més: els ${amount} de diferència es queden per completar-ne el pagament.`,
    ifOtherCancelled: 'Si després també anul·les aquesta a temps, t’ho tornem tot.',
    session: 'Et tornem la sessió: torna a ser al teu pla.',
    sessionLost: 'La sessió no es torna.',
    none: 'L’import no es torna.',
    callIfSerious: (notice, phone) => (
      <>
        {notice}. Si t’ha passat alguna cosa greu, truca’ns al {phone}.
      </>
    ),
  },
};
