import { perLanguage } from '#platform/language/language.ts';
import { ca } from './windows-texts.ca.ts';
import { es } from './windows-texts.es.ts';

export const texts = perLanguage({ es, ca });
