import type { es } from './texts.es.ts';

export const ca: typeof es = {
  erased: 'el que vas apuntar de com estaves, i les teves activitats preferides',
};
