/** 'y' before the sound of an i is 'e'; 'o' before that of an o is 'u'. */
const beforeI = /^(?:[ií]|h[ií](?![ae]))/iu;
const beforeO = /^(?:h?[oó]|8|11(?:$| ))/iu;

function listed(words: readonly string[], joining: (last: string) => string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joining(last)} ${last}`;
}

/**
 * 'Girona y Barcelona', 'psicología, logopedia e inglés'. In our own words: the browser's `Intl.ListFormat` reads 50 ms long
 * on an old phone before its first answer, while the page comes alive.
 */
export const listInWords = (words: readonly string[]): string =>
  listed(words, (last) => (beforeI.test(last) ? 'e' : 'y'));

/** '5, 10 o 15', 'siete u ocho'. */
export const choiceInWords = (words: readonly string[]): string =>
  listed(words, (last) => (beforeO.test(last) ? 'u' : 'o'));
