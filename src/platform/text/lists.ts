import { currentLanguage, type Language } from '../language/language.ts';

/** Spanish 'y' becomes 'e' before an i sound. */
const soundsLikeI = /^([ií]|h[ií](?![ae]))/i;

const andBefore: Record<Language, (word: string) => string> = {
  es: (word) => (soundsLikeI.test(word) ? 'e' : 'y'),
  ca: () => 'i',
};

/**
 * 'Girona y Barcelona', 'psicología, logopedia e inglés'. Written by hand, because `Intl.ListFormat` takes 50 ms on
 * an old phone at first use, during hydration.
 */
export function joinList(words: readonly string[], language: Language = currentLanguage()): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${andBefore[language](last)} ${last}`;
}
