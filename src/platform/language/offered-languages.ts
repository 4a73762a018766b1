import { clinic } from '#config';
import { defaultLanguage, type Language } from './language.ts';

export type FurtherLanguage = Exclude<Language, typeof defaultLanguage>;

/** Languages that the clinic offers besides Spanish. */
export const furtherLanguages: readonly FurtherLanguage[] = clinic.languages.filter(
  (language): language is FurtherLanguage => language !== defaultLanguage,
);
