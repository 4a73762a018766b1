/**
 * The same program in ASCII: Node keeps a source as long as the process lives, and one letter beyond ASCII in it makes every character
 * of the file two bytes. A backslash that stood before such a letter meant nothing and goes: it would undo the escape.
 * @param {string} code
 */
export const inAscii = (code) => code.replace(/\\[\s\S]|[\u0080-\uffff]/g, escaped);

function escaped(found) {
  const last = found.charCodeAt(found.length - 1);
  return last < 0x80 ? found : `\\u${last.toString(16).padStart(4, '0')}`;
}
