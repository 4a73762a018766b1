import type { es } from './personal-texts.es.ts';

export const ca: typeof es = {
  erased: 'els missatges que t’hem enviat',
};
