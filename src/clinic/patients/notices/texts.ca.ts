import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    not_asked: 'Això es pregunta entre els 14 i els 18 anys.',
    nobody_told: 'Algú ha de rebre els avisos: tria almenys una persona.',
  },
};
