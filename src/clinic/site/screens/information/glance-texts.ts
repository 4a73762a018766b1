import { perLanguage } from '#platform/language/language.ts';
import { ca } from './glance-texts.ca.ts';
import { es } from './glance-texts.es.ts';

export const glanceTexts = perLanguage({ es, ca });
