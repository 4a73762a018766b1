import type { es } from './term-texts.es.ts';

export const ca: typeof es = {
  arrangements: {
    both: 'Signen els dos progenitors',
    one: 'En signa un de sol',
    court_ruling: 'Segons una resolució judicial',
    art_236_8: 'En signa un (art. 236-8.2.d CCCat)',
    disagreement: 'No estan d’acord',
  },
  evidenceDisclaimer: 'El programa guarda les proves; no diu si un consentiment és vàlid.',
};
