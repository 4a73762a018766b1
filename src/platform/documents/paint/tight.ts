/** A function as a document carries it: without its comments, and without the blanks in which its types stood. */
export const tight = (it: (...args: never[]) => unknown): string =>
  String(it)
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ {2,}/g, ' ');
