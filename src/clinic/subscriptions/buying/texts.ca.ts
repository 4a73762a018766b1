import type { es } from './texts.es.ts';

export const ca: typeof es = {
  notSoldLikeThis: 'Aquest pla no es ven així.',
  childPlan: 'És un pla infantil: ven-lo des de la fitxa del nen o la nena, amb la seva data de naixement.',
  adultPlan: 'És un pla per a persones adultes: ven-lo des de la fitxa de qui vindrà a les sessions.',
};
