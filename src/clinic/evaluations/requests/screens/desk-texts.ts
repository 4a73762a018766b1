import { perLanguage } from '#platform/language/language.ts';
import { ca } from './desk-texts.ca.tsx';
import { es } from './desk-texts.es.tsx';

export const texts = perLanguage({ es, ca });
