import type { es } from './texts.es.ts';

export const ca: typeof es = {
  weekdayClosed: 'Aquest dia de la setmana la clínica no obre.',
  weekdayClosedAddHours: 'Aquest dia de la setmana la clínica no obre; per atendre, afegeix hores extra.',
  chooseHour: 'Tria una de les hores de la clínica.',
  dayMissing: 'Tria el dia.',
  dayIsPast: 'Aquell dia ja ha passat.',
  alreadyOpen: 'Aquell dia ja està obert.',
  alreadyClosed: 'Aquell dia ja està tancat.',
  block: {
    opensMissing: 'Escriu a quina hora comença, de cinc en cinc minuts.',
    closesMissing: 'Escriu a quina hora acaba, de cinc en cinc minuts.',
    kindMissing: 'Tria almenys un tipus de consulta.',
    tooShort: (minutes) => `La franja ha de durar almenys ${minutes} minuts.`,
    overlap: 'Hi ha dues franges del mateix dia que s’encavalquen.',
  },
  absence: {
    endBeforeStart: 'El final ha de ser posterior al començament.',
    isPast: 'Aquest temps ja ha passat.',
    tooLong: 'És més d’un any. Revisa les dates.',
  },
};
