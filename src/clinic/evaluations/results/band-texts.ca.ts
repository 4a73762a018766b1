import type { es } from './band-texts.es.ts';

export const ca: typeof es = {
  bands: {
    minimal: 'mínima',
    mild: 'lleu',
    moderate: 'moderada',
    moderately_severe: 'moderadament greu',
    severe: 'greu',
  },
};
