import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  chooseDay: 'Tria el dia',
  calendarFailed: 'No hem pogut obrir el calendari',
  kindOfConsultation: 'Tipus de consulta',
  firstVisitPrice: (first, later) => `Primera visita ${first}, després ${later}`,
  professional: 'Professional',
  professionalsOfKind: 'Qui ofereix aquesta consulta',
  notOffered: (phone) => <>Ara ningú no ofereix aquesta modalitat. Tria’n una altra o truca’ns al {phone}.</>,
  wishedHourTaken: (date, time, nearest, nearestTime) =>
    `L’hora que havies triat (${date}, ${time}) ja no està lliure. Et proposem la més propera: ${nearest}, ${nearestTime}.`,
  wishedDayFull: (date, next) => `El ${date} no queden hores lliures. Et proposem el dia següent: ${next}.`,
  wishedTimeTaken: (time, other) =>
    `Aquell dia, l’hora de les ${time} no està lliure. Et proposem les ${other}.`,
  shownDayFull: (date, next) =>
    `El ${date} no queden hores lliures. Aquí tens les del primer dia que en té: ${next}.`,
  shownTimeTaken: (time) => `Aquell dia, l’hora de les ${time} no està lliure. Tria’n una altra.`,
  minutes: (minutes) => `${minutes}\u00a0minuts`,
  modality: 'On la prefereixes',
  onRequest: (count, services) => (
    <>
      {count === 1 ? 'Aquesta consulta s’acorda' : 'Aquestes consultes s’acorden'} abans amb nosaltres:{' '}
      {services}.
    </>
  ),
  chooseTime: 'Tria l’hora',
  chooseTimeOn: (date) => `Tria l’hora, ${date}`,
  freeHours: (date, count) => `${date}: ${count === 1 ? '1 hora lliure' : `${count} hores lliures`}.`,
  slotsFailed: 'No hem pogut consultar les hores lliures',
  retry: 'Torna-ho a provar',
  inputKept: 'El que has escrit continua aquí.',
  nothingFree: 'No queden hores lliures els propers mesos',
  nothingFreeAdvice: (phone) => <>Prova amb un altre professional o truca’ns al {phone}.</>,
};
