import { perLanguage } from '#platform/language/language.ts';
import { ca } from './invitation-page-texts.ca.tsx';
import { es } from './invitation-page-texts.es.tsx';

export const texts = perLanguage({ es, ca });
