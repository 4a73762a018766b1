import { fold } from '#platform/text/fold.ts';
import { e164Of } from '#platform/text/phone.ts';

/** A person who wrote or called, with the details they left. */
export type Sender = { name: string; email: string | null; phone: string | null };

type Known = {
  id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  isChild: boolean;
  guardianContacts: readonly string[];
};

/** Compares numbers in E.164, or as typed if they are not valid. */
const comparable = (phone: string) => e164Of(phone) ?? phone.replaceAll(/\s/g, '');

/** The patients with exactly the sender's e-mail or phone; a child also with those of a guardian. */
export function findMatches<Person extends Known>(sender: Sender, people: readonly Person[]): Person[] {
  const email = sender.email?.trim().toLowerCase();
  const phone = sender.phone && comparable(sender.phone);
  const isSender = (contact: string) =>
    (Boolean(email) && contact.toLowerCase() === email) || (Boolean(phone) && comparable(contact) === phone);
  const found = people.filter((one) =>
    [one.email ?? '', one.phone ?? '', ...one.guardianContacts].some(isSender),
  );
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** Whether two names can be one person's: the shorter is part of the longer, as 'Ona Ferrer' of 'ONA FERRER PUIG'. */
function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map((name) => fold(name).split(' ').filter(Boolean))
    .toSorted((words, others) => words.length - others.length);
  return short.length > 0 && short[0] === long[0] && short.every((word) => long.includes(word));
}

/**
 * The sender's own record: the only match, with the same name. Relatives share mailboxes and telephones, so
 * everything else is decided by the user.
 */
export function findOwnRecord<Person extends Known>(
  { name }: Sender,
  matches: readonly Person[],
): Person | undefined {
  const [one, ...others] = matches;
  const isSure = one !== undefined && others.length === 0 && !one.isChild && isSameName(one.name ?? '', name);
  return isSure ? one : undefined;
}
