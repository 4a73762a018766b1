import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Cites',
  what: 'les cites',
  none: 'No ha tingut cap cita.',
  allCancelled: 'Totes les seves cites estan anul·lades.',
  upcoming: 'Properes',
  earlier: 'Anteriors i anul·lades',
  last: 'L’última',
  notLoaded: 'No hem pogut obrir la cita',
  recordIsKept: 'La fitxa continua aquí. Torna-ho a provar d’aquí a un moment.',
  newAppointment: 'Cita nova',
  noUpcoming: 'Sense cita propera',
  next: 'Propera cita:',
  today: 'avui',
  notes: {
    exist: 'Va escriure alguna cosa en reservar.',
    opening: 'Obrint...',
    read: 'Llegeix el que va escriure',
    isLogged: 'Queda registrat, i la persona ho pot veure.',
  },
};
