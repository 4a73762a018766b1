import { perLanguage } from '#platform/language/language.ts';
import { ca } from './action-texts.ca.ts';
import { es } from './action-texts.es.ts';

const actionTexts = perLanguage<Readonly<Record<string, string>>>({ es, ca });

/** Label of an action; unknown ones are returned unchanged. */
export const actionLabel = (action: string): string => actionTexts()[action] ?? action;
