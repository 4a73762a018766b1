import { perLanguage } from '#platform/language/language.ts';
import { ca } from './benefits.ca.ts';
import { es } from './benefits.es.ts';

export const benefits = perLanguage({ es, ca });
