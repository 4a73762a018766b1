import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import type { es } from './child-messages.es.ts';

export const ca: typeof es = {
  missing: 'Indica la data de naixement del nen o de la nena.',
  guardian: 'Confirma que n’ets la mare, el pare o el tutor legal.',
  too_young: `La teràpia infantil comença als ${ageInWords(clinic.childMinimumAgeMonths, 'ca')}. Truca’ns i ho veiem plegats.`,
  grown_up: 'A partir dels 18 anys és un pla per a adults.',
};
