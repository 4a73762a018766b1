import { clinic, professionalSeeds } from '#config';

/**
 * A user name as it looks: what many typefaces draw alike is one sign. No two accounts look the same.
 * `db/migrations/0010` does the same in SQL for names of before.
 */
export const lookOf = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[I1|]/g, 'l')
    .replaceAll('0', 'o')
    .toLowerCase();

/** Letters that do not come apart into a letter and a mark, and digits that are read as letters. */
const readAs: Readonly<Record<string, string>> = {
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'p', ŋ: 'n' },
  ...{ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', i: 'l' },
};

/** A word as a hurried reader takes it: no marks, no signs, digits as letters. */
const roughly = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  ]
    .map((sign) => readAs[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** What somebody calls themselves who wants to pass for the clinic. */
const offices =
  'direccion direccio director directora recepcion recepcio recepcionista administracion administracio administrador administradora admin administrator secretaria soporte support staff sistema system root moderador';
const officeWords = new Set(
  [...offices.split(' '), ...clinic.name.split(' '), 'clinica'].map((word) => roughly(word)),
);
const withoutTitle = (name: string) => name.replace(/^(?:dra?|sra?)\b[.\s]*/i, '');

/**
 * Whether a new user name could be taken for the clinic's: it is, roughly read, the name of somebody who works there, or one of
 * its words is an office.
 * @param staff user names and full names of the accounts of staff
 */
export function looksLikeStaff(username: string, staff: readonly string[]): boolean {
  const people = [...staff, ...professionalSeeds.map(({ name }) => name)].map(withoutTitle).map(roughly);
  const words = username.split(/[^\p{L}\p{N}]+/u);
  const read = [withoutTitle(username), username, ...words].flatMap((text) =>
    [text, text.replace(/\d+$/, '')].map(roughly),
  );
  return read.slice(0, 4).some((text) => people.includes(text)) || read.some((text) => officeWords.has(text));
}
