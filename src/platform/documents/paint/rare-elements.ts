const fields = /<textarea|\splaceholder=|\stype="(?:date|time|number|search|file|email|tel)"/;

/** Selectors of the ground that few pages have anything for, each with what a document that has it shows. */
const rare: [selector: RegExp, shows: RegExp][] = [
  [/^(?:::(?:file-selector-button|placeholder|-webkit-[\w-]+)|:-moz-ui-invalid|textarea$)/, fields],
  [/\boptgroup\b/, /<optgroup/],
  [/^(?:code|kbd|samp|pre)$/, /<(?:code|kbd|samp|pre)\b/],
  [/^su[bp]$/, /<su[bp]\b/],
  [/^table$/, /<table/],
  [/^abbr\b/, /<abbr/],
  [/^progress$/, /<progress/],
  [/^hr$/, /<hr\b/],
];

/**
 * What a document has in it that such a selector has a say in.
 * @param selector one of a rule that sets the ground of every page, without a comma
 * @returns undefined where every page may have it
 */
export const shownBy = (selector: string): RegExp | undefined =>
  rare.find(([asked]) => asked.test(selector.trim()))?.[1];
