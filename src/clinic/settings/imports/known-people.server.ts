import type { Database } from '#platform/postgres/database.server.ts';
import { fold } from '#platform/text/fold.ts';
import { findNamesakes } from './queries.server.ts';
import { compare, type Somebody, tailOf } from './rules.ts';

type Card = Somebody & { id: number };

/** The cards whose names a file speaks of, those that it makes included. */
export type KnownPeople = {
  /** Whose card somebody of a line may be. */
  find: (name: string, somebody: Somebody) => { same: number[]; unclear: number[] };
  add: (name: string, card: Card) => void;
};

/** @param names as the lines write them */
export async function findKnownPeople(tx: Database, names: readonly string[]): Promise<KnownPeople> {
  const byName = new Map<string, Card[]>();
  const add = (name: string, card: Card) => {
    const key = fold(name);
    byName.set(key, [...(byName.get(key) ?? []), card]);
  };
  const wanted = [...new Set(names.map(fold))];
  for (const { name, phone, ...card } of wanted.length === 0 ? [] : await findNamesakes(tx, wanted))
    add(name, { ...card, tail: tailOf(phone) });
  return {
    add,
    find: (name, somebody) => {
      const cards = byName.get(fold(name)) ?? [];
      const those = (how: ReturnType<typeof compare>) =>
        cards.filter((card) => compare(card, somebody) === how).map(({ id }) => id);
      return { same: those('same'), unclear: those('unclear') };
    },
  };
}
