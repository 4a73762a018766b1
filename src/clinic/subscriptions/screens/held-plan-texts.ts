import { perLanguage } from '#platform/language/language.ts';
import { ca } from './held-plan-texts.ca.ts';
import { es } from './held-plan-texts.es.ts';

export const heldPlanTexts = perLanguage({ es, ca });
