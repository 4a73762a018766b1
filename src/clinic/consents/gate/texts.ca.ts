import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: { of_age: 'És major d’edat: escriu per què continues.' },
  tooLong: 'És massa llarg: resumeix-ho',
  badCharacters: 'Hi ha caràcters que no podem acceptar',
  reasonMissing: 'Escriu per què continues: amb una frase n’hi ha prou.',
};
