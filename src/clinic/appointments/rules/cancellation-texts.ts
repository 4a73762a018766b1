import { perLanguage } from '#platform/language/language.ts';
import { ca } from './cancellation-texts.ca.ts';
import { es } from './cancellation-texts.es.ts';

export const cancellationTexts = perLanguage({ es, ca });
