import { e164Of } from '#platform/text/phone.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { wordsOf } from './cell-rules.ts';

/** By what a number is compared: E.164, or its last nine digits where it cannot be read. */
export const tailOf = (phone: string | null | undefined): string | null => {
  const number = e164Of(phone ?? '');
  if (number !== null) return number;
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length < 9 ? null : digits.slice(-9);
};

/** What is known of somebody, on a card or in a line. */
export type Somebody = { tail: string | null; email: string | null; birthOn: Day | null };

/**
 * Whether two of one name are one person: they share a phone, a mail or a birth date. Of two birth dates they are two, whatever
 * they share; where one says nothing of how to reach them, nobody can tell.
 */
export function compare(one: Somebody, other: Somebody): 'same' | 'other' | 'unclear' {
  if (one.birthOn !== null && other.birthOn !== null && one.birthOn !== other.birthOn) return 'other';
  if (one.tail !== null && one.tail === other.tail) return 'same';
  if (one.email !== null && one.email === other.email) return 'same';
  if (one.birthOn !== null && one.birthOn === other.birthOn) return 'same';
  const isReached = ({ tail, email }: Somebody) => tail !== null || email !== null;
  return isReached(one) && isReached(other) ? 'other' : 'unclear';
}

/**
 * The professional whom a cell means: whose name holds every word of it, and no other's does; or whose name it is, whatever else
 * holds it. Null where it is nobody or several.
 */
export function findProfessional(text: string, people: ReadonlyMap<number, { name: string }>): number | null {
  const words = wordsOf(text)
    .split(' ')
    .filter((word) => !['dr', 'dra', 'sr', 'sra'].includes(word));
  const found = [...people].filter(([, { name }]) => {
    const known = wordsOf(name).split(' ');
    return words.length > 0 && words.every((word) => known.includes(word));
  });
  const exact = found.filter(([, { name }]) => wordsOf(name) === words.join(' '));
  const [one, another] = exact.length > 0 ? exact : found;
  return one !== undefined && another === undefined ? one[0] : null;
}

/** How to reach somebody as their account says, where nobody has proved that it is they. */
export type Claimed = Pick<Somebody, 'tail' | 'email'>;

/**
 * The same of a card that has an account. Anybody may open one in anybody's name and with their phone: what has not been proved
 * makes nobody the same person. Whoever has proved nothing is not known by a name alone either.
 * @param card what the clinic has written down and the account has proved; `claimed` what it has not; null without an account
 */
export function compareCard(
  { claimed, ...card }: Somebody & { claimed: Claimed | null },
  other: Somebody,
): ReturnType<typeof compare> | 'unproved' {
  const known = compare(card, other);
  if (claimed === null || known === 'same') return known;
  const tail = claimed.tail ?? card.tail;
  const email = claimed.email ?? card.email;
  const said = compare({ ...card, tail, email }, other);
  if (said === 'same') return 'unproved';
  if (said === 'other') return said;
  return card.tail === null && card.email === null ? 'unproved' : said;
}
