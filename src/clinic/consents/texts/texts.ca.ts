import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: { same_text: 'És igual que el text publicat: no hi ha res per publicar.' },
  chooseKind: 'Tria què se signa',
  titleMissing: 'Escriu un títol',
  titleTooLong: 'El títol és massa llarg',
  bodyMissing: 'Escriu el text que se signa',
  bodyTooLong: 'El text és massa llarg',
  badCharacters: 'Hi ha caràcters que no podem acceptar',
};
