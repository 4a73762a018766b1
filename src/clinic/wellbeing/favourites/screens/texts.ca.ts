import type { es } from './texts.es.ts';

export const ca: typeof es = {
  favourite: 'Preferida',
  notSaved: 'No s’ha pogut desar',
  saving: 'Desant...',
};
