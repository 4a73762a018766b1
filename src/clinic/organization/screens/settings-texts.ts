import { perLanguage } from '#platform/language/language.ts';
import { ca } from './settings-texts.ca.ts';
import { es } from './settings-texts.es.ts';

export const settingsTexts = perLanguage({ es, ca });
