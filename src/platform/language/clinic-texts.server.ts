import { currentLanguage, type Language } from './language.ts';

/** Translations of texts that the clinic writes itself, by Spanish text. */
export type Translations = Partial<Record<Language, ReadonlyMap<string, string>>>;

let current: Translations = {};

export function setTranslations(translations: Translations): void {
  current = translations;
}

export const findTranslation = (text: string, language: Language): string | null =>
  current[language]?.get(text) ?? null;

/** A text of the clinic in a language; the Spanish text if it has no translation. */
export const translateText = (text: string, language: Language = currentLanguage()): string =>
  findTranslation(text, language) ?? text;

/** A copy of JSON data in which each string that has a translation is replaced. */
export function translateTexts<Value>(value: Value, language: Language = currentLanguage()): Value {
  const translations = current[language];
  if (translations === undefined || translations.size === 0) return value;
  const translate = (part: unknown): unknown => {
    if (typeof part === 'string') return translations.get(part) ?? part;
    if (Array.isArray(part)) return part.map(translate);
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
      return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, translate(inner)]));
  };
  // Cast: strings stay strings, so the shape is the same.
  return translate(value) as Value;
}
