import type { es } from './step-list-texts.es.ts';

export const ca: typeof es = {
  stepOf: (step, steps) => `Pas ${step} de ${steps}`,
};
