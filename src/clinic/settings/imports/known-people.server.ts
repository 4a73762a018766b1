import type { Database } from '#platform/postgres/database.server.ts';
import { fold } from '#platform/text/fold.ts';
import { comparablePhone, compareCard, type PersonIdentity, type UnverifiedContact } from './person-rules.ts';
import { findNamesakes } from './queries.server.ts';

type KnownRecord = PersonIdentity & { id: number; claimed: UnverifiedContact | null };

/** Patient records by the names in a file, including those it creates. */
export type KnownPeople = {
  /** Records that may be this person's; `unproved`: of accounts with only unverified contact details. */
  find: (name: string, somebody: PersonIdentity) => { same: number[]; unclear: number[]; unproved: number[] };
  /** Adds a record without an account. */
  add: (name: string, card: Omit<KnownRecord, 'claimed'>) => void;
};

/** @param names as written in the file */
export async function findKnownPeople(tx: Database, names: readonly string[]): Promise<KnownPeople> {
  const byName = new Map<string, KnownRecord[]>();
  const add = (name: string, card: KnownRecord) => {
    const key = fold(name);
    byName.set(key, [...(byName.get(key) ?? []), card]);
  };
  const wanted = [...new Set(names.map(fold))];
  for (const row of wanted.length === 0 ? [] : await findNamesakes(tx, wanted)) {
    const { id, email, birthDate } = row;
    const claimed = row.hasAccount
      ? { tail: comparablePhone(row.claimedPhone), email: row.claimedEmail }
      : null;
    add(row.name, { id, tail: comparablePhone(row.phone), email, birthDate, claimed });
  }
  return {
    add: (name, card) => add(name, { ...card, claimed: null }),
    find: (name, somebody) => {
      const cards = byName.get(fold(name)) ?? [];
      const those = (how: ReturnType<typeof compareCard>) =>
        cards.filter((card) => compareCard(card, somebody) === how).map(({ id }) => id);
      return { same: those('same'), unclear: those('unclear'), unproved: those('unproved') };
    },
  };
}
