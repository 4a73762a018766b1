import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    already_withdrawn: 'Ja l’havies retirat.',
  },
};
