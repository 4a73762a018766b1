import type { es } from './instrument-texts.es.ts';

export const ca: typeof es = {
  titles: { 'phq-9': 'Estat d’ànim', 'gad-7': 'Ansietat' },
};
