import type { es } from './sealed-texts.es.ts';

export const ca: typeof es = {
  unreadable: 'Aquest text ara no es pot llegir.',
};
