/** 'o' before the sound of an o is 'u'; 8 is 'ocho', 11 is 'once'. */
const soundsLikeO = /^(h?[oó]|8|11(?!\d))/i;

/** 'a domicilio o por vídeo', 'siete u ocho'. In our own words for the reason of `listInWords`. */
export function alternativesInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${soundsLikeO.test(last) ? 'u' : 'o'} ${last}`;
}
