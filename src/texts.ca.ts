import type { es } from './texts.es.ts';

export const ca: typeof es = {
  copy: 'Això és una còpia per assajar: no envia missatges i no cobra.',
  kept: 'El que ja estava desat continua desat.',
  toHome: 'Ves a l’inici',
};
