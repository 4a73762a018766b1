import { perLanguage } from '#platform/language/language.ts';
import { ca } from './legal-prose.ca.tsx';
import { es } from './legal-prose.es.tsx';

export const legalProse = perLanguage({ es, ca });
