import { e164Of } from '#platform/text/phone.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { normalizeCell } from './cell-rules.ts';

/** Phone number for comparison: E.164, or its last nine digits if invalid. */
export const comparablePhone = (phone: string | null | undefined): string | null => {
  const number = e164Of(phone ?? '');
  if (number !== null) return number;
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length < 9 ? null : digits.slice(-9);
};

export type PersonIdentity = { tail: string | null; email: string | null; birthDate: Day | null };

/**
 * Whether two people with the same name are one: they share phone, e-mail or birth date. Different birth dates always
 * mean two people; without contact details the result is 'unclear'.
 */
export function compare(one: PersonIdentity, other: PersonIdentity): 'same' | 'other' | 'unclear' {
  if (one.birthDate !== null && other.birthDate !== null && one.birthDate !== other.birthDate) return 'other';
  if (one.tail !== null && one.tail === other.tail) return 'same';
  if (one.email !== null && one.email === other.email) return 'same';
  if (one.birthDate !== null && one.birthDate === other.birthDate) return 'same';
  const isReached = ({ tail, email }: PersonIdentity) => tail !== null || email !== null;
  return isReached(one) && isReached(other) ? 'other' : 'unclear';
}

/**
 * Finds the only professional whose name contains every word of a cell, or whose full name it is. Null if there is
 * none or several.
 */
export function findProfessional(text: string, people: ReadonlyMap<number, { name: string }>): number | null {
  const words = normalizeCell(text)
    .split(' ')
    .filter((word) => !['dr', 'dra', 'sr', 'sra'].includes(word));
  const found = [...people].filter(([, { name }]) => {
    const known = normalizeCell(name).split(' ');
    return words.length > 0 && words.every((word) => known.includes(word));
  });
  const exact = found.filter(([, { name }]) => normalizeCell(name) === words.join(' '));
  const [one, another] = exact.length > 0 ? exact : found;
  return one !== undefined && another === undefined ? one[0] : null;
}

/** Unverified contact details of an account. */
export type UnverifiedContact = Pick<PersonIdentity, 'tail' | 'email'>;

/**
 * Compares with a record that may have an account. Anyone can register another person's name and phone, so unverified
 * details never identify a person, and a name alone does not match an unverified account.
 * @param card details entered by the clinic or verified; `claimed`: unverified ones; null without an account
 */
export function compareCard(
  { claimed, ...card }: PersonIdentity & { claimed: UnverifiedContact | null },
  other: PersonIdentity,
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
