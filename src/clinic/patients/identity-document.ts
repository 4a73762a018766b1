import { texts } from './texts.ts';

const checkLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Upper case without separators: '12.345.678-z' becomes '12345678Z'. */
export const normalizeDocument = (text: string): string => text.toUpperCase().replaceAll(/[\s.\-/·]/g, '');

/**
 * What is wrong with a normalized DNI, NIE or passport; null if nothing is. The letter of DNI and NIE is the number modulo 23, with
 * X, Y, Z of a NIE as 0, 1, 2 (Real Decreto 1553/2005 and Ministerio del Interior). Everything else is taken for a passport; one of
 * eight digits needs its country in front.
 */
export function documentProblem(document: string): string | null {
  const [, first = '', digits = '', letter] = /^([XYZ]?)(\d{7,8})([A-Z]?)$/.exec(document) ?? [];
  const isDni = first === '' && digits.length === 8;
  const isNie = first !== '' && digits.length === 7;
  if (!isDni && !isNie) return /^[A-Z0-9]{5,20}$/.test(document) ? null : texts().documentShape;
  const name = isDni ? 'DNI' : 'NIE';
  if (letter === '') return texts().documentLetterMissing(name);
  const number = Number(`${first === '' ? '' : 'XYZ'.indexOf(first)}${digits}`);
  return checkLetters[number % 23] === letter ? null : texts().documentLetterWrong(name);
}
