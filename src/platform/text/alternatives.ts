/** 'o' becomes 'u' before an o sound; 8 is 'ocho', 11 is 'once'. */
const soundsLikeO = /^(h?[oó]|8|11(?!\d))/i;

/** 'a domicilio o por vídeo', 'siete u ocho'. Written by hand for the reason given at `joinList`. */
export function joinAlternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${soundsLikeO.test(last) ? 'u' : 'o'} ${last}`;
}
