import type { es } from './texts.es.ts';

export const ca: typeof es = {
  oneLine: 'Escriu-ho en una sola línia',
};
