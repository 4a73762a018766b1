import { currentLanguage, type Language } from '../language/language.ts';

/** Spanish 'o' becomes 'u' before an o sound; 8 is 'ocho', 11 is 'once'. */
const soundsLikeO = /^(h?[oó]|8|11(?!\d))/i;

const orBefore: Record<Language, (word: string) => string> = {
  es: (word) => (soundsLikeO.test(word) ? 'u' : 'o'),
  ca: () => 'o',
};

/** 'a domicilio o por vídeo', 'siete u ocho'. Written by hand for the reason given at `joinList`. */
export function joinAlternatives(words: readonly string[], language: Language = currentLanguage()): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${orBefore[language](last)} ${last}`;
}
