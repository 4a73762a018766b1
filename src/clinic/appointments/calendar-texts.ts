import { perLanguage } from '#platform/language/language.ts';
import { ca } from './calendar-texts.ca.ts';
import { es } from './calendar-texts.es.ts';

export const calendarTexts = perLanguage({ es, ca });
