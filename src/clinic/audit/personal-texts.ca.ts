import type { es } from './personal-texts.es.ts';

export const ca: typeof es = {
  kept: 'el registre del que es va fer al compte, sense el teu nom',
  keptBecause: 'RGPD, art. 5.2: poder demostrar què es va fer',
};
