import { perLanguage } from '#platform/language/language.ts';
import { ca } from './contact-texts.ca.tsx';
import { es } from './contact-texts.es.tsx';

export const texts = perLanguage({ es, ca });
