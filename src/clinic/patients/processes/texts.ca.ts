import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    no_process: 'No tens cap procés obert amb aquesta persona.',
    visits_to_come: 'Té cites amb tu per venir. Cancel·la-les abans, o dona l’alta després de l’última.',
    other_day: 'L’alta es dona entre el primer dia del procés i avui.',
  },
  chooseDay: 'Tria el dia de l’alta.',
};
