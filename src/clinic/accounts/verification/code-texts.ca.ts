import type { es } from './code-texts.es.ts';

export const ca: typeof es = {
  missing: 'Introdueix el codi de verificació, si us plau',
  tooLong: 'El codi té 6 xifres',
};
