import { theDay } from '#platform/time/catalan-days.ts';
import type { es } from './due-texts.es.ts';

export const ca: typeof es = {
  dueTitle: 'Sol·licituds amb termini pròxim o vençut',
  dueUnknown: 'No sabem si hi ha sol·licituds amb termini pròxim',
  termEnded: (day) => `El termini va acabar ${theDay(day)}.`,
  termEnds: (day) => `El termini acaba ${theDay(day)}.`,
};
