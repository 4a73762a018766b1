import { perLanguage } from '#platform/language/language.ts';
import { ca } from './texts.ca.tsx';
import { es } from './texts.es.tsx';

export const texts = perLanguage({ es, ca });
