import { perLanguage } from '#platform/language/language.ts';
import { ca } from './public-rule-texts.ca.ts';
import { es } from './public-rule-texts.es.ts';

export const publicRuleTexts = perLanguage({ es, ca });
