import type { es } from './closing-texts.es.ts';

export const ca: typeof es = {
  closing: {
    open: 'Tanca hores…',
    title: 'Tanca hores',
    done: 'Hores tancades',
    noAppointments: 'No hi havia cap cita.',
    isClosedOnline: 'Les hores ja estan tancades al web.',
    who: 'Qui no hi és',
    firstDay: 'Primer dia',
    lastDay: 'Últim dia',
    wholeDays: 'Dies sencers',
    from: 'Des de les',
    ofFirstDay: 'del primer dia',
    until: 'Fins a les',
    ofLastDay: 'de l’últim dia',
    endBeforeStart: 'El final ha de ser posterior al començament.',
    refused: 'No s’ha tancat res',
    busy: 'Tancant...',
    closeHours: 'Tanca aquestes hores',
    closeDay: 'Tanca el dia',
    closeDays: 'Tanca els dies',
  },
};
