/** 'y' becomes 'e' before an i sound. */
const soundsLikeI = /^([ií]|h[ií](?![ae]))/i;

/**
 * 'Girona y Barcelona', 'psicología, logopedia e inglés'. Written by hand, because `Intl.ListFormat` takes 50 ms on
 * an old phone at first use, during hydration.
 */
export function joinList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${soundsLikeI.test(last) ? 'e' : 'y'} ${last}`;
}
