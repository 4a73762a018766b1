import { clinic, professionalSeeds } from '#config';

/**
 * The look of a username: characters that many typefaces draw alike become one. No two accounts share a look.
 * `db/migrations/0013` does the same in SQL for earlier usernames.
 */
export const lookOf = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[I1|]/g, 'l')
    .replaceAll('0', 'o')
    .toLowerCase();

/** Letters that Unicode does not decompose, and digits that read as letters. */
const readAs: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'p',
  ŋ: 'n',
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  i: 'l',
};

/** A word as a hurried reader sees it: no marks, no signs, digits as letters. */
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

/** Words by which an impostor would pose as the clinic. */
const offices =
  'direccion direccio director directora recepcion recepcio recepcionista administracion administracio administrador administradora admin administrator secretaria soporte support staff sistema system root moderador clinica';
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/**
 * Names reserved for the clinic: its offices, its full name, and its distinctive words. Its city and words
 * such as 'de' are excluded,
 * because many people have them in their name.
 */
export function officesOf({ name, city }: { name: string; city: string }): ReadonlySet<string> {
  const ofCity = new Set(wordsOf(city).map(roughly));
  const distinctive = wordsOf(name).filter((word) => word.length >= 4 && !ofCity.has(roughly(word)));
  return new Set([...offices.split(' '), ...distinctive, name].map(roughly).filter((word) => word !== ''));
}
const withoutTitle = (name: string) => name.replace(/^(?:dra?|sra?)\b[.\s]*/i, '');

/** The readings of a username: with and without a title, with and without trailing digits. */
const readings = (username: string) =>
  [withoutTitle(username), username].flatMap((text) => [text, text.replace(/\d+$/, '')]).map(roughly);

function isOneOf(username: string, names: readonly string[]): boolean {
  const people = names.map((name) => roughly(withoutTitle(name))).filter((name) => name !== '');
  return readings(username).some((text) => people.includes(text));
}

/**
 * Whether a new username resembles the name of a staff member.
 * @param staff usernames and full names of staff accounts
 */
export const looksLikeStaff = (username: string, staff: readonly string[]): boolean =>
  isOneOf(username, staff);

/**
 * Whether a new username could pass for the clinic's: one of its words is an office, or it is a
 * professional's name.
 */
export function looksLikeClinic(username: string, offices = officesOf(clinic)): boolean {
  const words = [username, ...wordsOf(username)].flatMap(readings);
  const professionals = professionalSeeds.map(({ name }) => name);
  return words.some((word) => offices.has(word)) || isOneOf(username, professionals);
}
