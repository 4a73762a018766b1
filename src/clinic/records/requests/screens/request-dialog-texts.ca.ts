import type { es } from './request-dialog-texts.es.ts';

export const ca: typeof es = {
  notSaved: 'Així no es pot desar',
  saving: 'Desant...',
};
