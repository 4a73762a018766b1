import { clinic, professionalSeeds } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';

/**
 * The look of a username: characters that many typefaces draw alike become one. No two accounts share a look.
 * `db/migrations/0013` does the same in SQL for earlier usernames.
 */
export const toLookalikeKey = (username: string): string =>
  username
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[I1|]/g, 'l')
    .replaceAll('0', 'o')
    .toLowerCase();

/** Letters that Unicode does not decompose, and digits that read as letters. */
const lookalikeLetters: Readonly<Record<string, string>> = {
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
const normalizeLoosely = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  ]
    .map((sign) => lookalikeLetters[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Words by which an impostor would pose as the clinic. */
const officeNames =
  'direccion direccio director directora recepcion recepcio recepcionista administracion administracio administrador administradora admin administrator secretaria soporte support staff sistema system root moderador clinica';
const splitWords = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/**
 * Names reserved for the clinic: its offices, its full name, and its distinctive words. Its city and words
 * such as 'de' are excluded, because many people have them in their name.
 */
export function findReservedNames({ name, city }: { name: string; city: string }): ReadonlySet<string> {
  const ofCity = new Set(splitWords(city).map(normalizeLoosely));
  const distinctive = splitWords(name).filter(
    (word) => word.length >= 4 && !ofCity.has(normalizeLoosely(word)),
  );
  return new Set(
    [...officeNames.split(' '), ...distinctive, name].map(normalizeLoosely).filter((word) => word !== ''),
  );
}
const stripTitle = (name: string) => name.replace(/^(?:dra?|sra?)\b[.\s]*/i, '');

/** The readings of a username: with and without a title, with and without trailing digits. */
const usernameVariants = (username: string) =>
  [stripTitle(username), username].flatMap((text) => [text, text.replace(/\d+$/, '')]).map(normalizeLoosely);

function matchesName(username: string, names: readonly string[]): boolean {
  const people = names.map((name) => normalizeLoosely(stripTitle(name))).filter((name) => name !== '');
  return usernameVariants(username).some((text) => people.includes(text));
}

/**
 * Whether a new username resembles the name of a staff member.
 * @param staff usernames and full names of staff accounts
 */
export const looksLikeStaff = (username: string, staff: readonly string[]): boolean =>
  matchesName(username, staff);

/**
 * Whether a new username could pass for the clinic's: one of its words is an office, or it is a
 * professional's name.
 */
export function looksLikeClinic(
  username: string,
  officeNames = findReservedNames({ name: clinicContact().name, city: clinic.city }),
): boolean {
  const words = [username, ...splitWords(username)].flatMap(usernameVariants);
  const professionals = professionalSeeds.map(({ name }) => name);
  return words.some((word) => officeNames.has(word)) || matchesName(username, professionals);
}
