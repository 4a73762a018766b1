/** 'y' before the sound of an i is 'e'. */
const soundsLikeI = /^([ií]|h[ií](?![ae]))/i;

/**
 * 'Girona y Barcelona', 'psicología, logopedia e inglés'. In our own words: the browser's `Intl.ListFormat` reads 50 ms long
 * on an old phone before its first answer, while the page comes alive.
 */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${soundsLikeI.test(last) ? 'e' : 'y'} ${last}`;
}
