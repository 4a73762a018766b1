import type { es } from './search-texts.es.ts';

export const ca: typeof es = {
  notOpened: 'No hem pogut obrir la cerca',
  tryLater: 'Torna-ho a provar d’aquí a un moment.',
  search: 'Cerca',
  shortcut: 'Ctrl K',
};
