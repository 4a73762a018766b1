import type { es } from './desk-failure-texts.es.ts';

export const ca: typeof es = {
  checkFirst: 'Mira com ha quedat abans de repetir-ho.',
};
