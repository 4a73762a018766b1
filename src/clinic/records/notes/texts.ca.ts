import type { es } from './texts.es.ts';

export const ca: typeof es = {
  chooseDay: 'Tria el dia de la sessió.',
  missing: 'Escriu la nota.',
  tooLong: 'És massa llarga: parteix-la en dues.',
  badCharacters: 'Treu els caràcters estranys.',
  dayToCome: 'Aquest dia encara no ha arribat.',
  checkYear: 'Revisa l’any: és anterior a 1970.',
  checkDay: 'Revisa el dia: és anterior al naixement d’aquesta persona.',
};
