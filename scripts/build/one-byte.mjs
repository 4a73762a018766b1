/**
 * The same program in characters of one byte each: V8 keeps a source as long as the process lives, and one ’ in it makes every
 * character of the file two bytes. A backslash that stood before such a character meant nothing and goes: it would undo the escape.
 * @param {string} code
 */
export const inOneByte = (code) => code.replace(/\\[\s\S]|[\u0100-\uffff]/g, escaped);

function escaped(found) {
  const last = found.charCodeAt(found.length - 1);
  return last < 0x100 ? found : `\\u${last.toString(16).padStart(4, '0')}`;
}
