import { type Database, sqlStateOf } from '#platform/postgres/database.server.ts';
import type { Moved, PatientsDeps } from '../deps.server.ts';
import * as queries from './queries.server.ts';

/** An hour that both have or share, or a child of one birth date in both families. */
const contradictions = new Set(['23P01', '23505', '23514']);

/** Whether the database found that two cards are not one person's. */
export const stateContradicts = (error: unknown): boolean => contradictions.has(sqlStateOf(error) ?? '');

/** Why two cards cannot be one person's; null where nothing speaks against it. */
export async function contradictionOf(
  tx: Database,
  one: queries.Joined,
  other: queries.Joined,
): Promise<'other_age' | 'family' | null> {
  if (one.birthOn !== null && other.birthOn !== null && one.birthOn !== other.birthOn) return 'other_age';
  return (await queries.areFamily(tx, one.id, other.id)) ? 'family' : null;
}

/**
 * Makes one card of two that are held by the transaction: everything goes to the one that stays, and the other is gone.
 * @throws as `stateContradicts` knows it
 */
export async function joinCards(
  { moveRecords }: Pick<PatientsDeps, 'moveRecords'>,
  tx: Database,
  { from, to }: { from: queries.Joined; to: queries.Joined },
  now: Date,
) {
  const cards = { from: from.id, to: to.id, userId: to.userId ?? from.userId };
  const moved: Moved = { appointments: 0, plans: 0 };
  for (const move of moveRecords) Object.assign(moved, await move(tx, cards, now));
  const family = await queries.moveFamily(tx, cards);
  await queries.merge(tx, from, to);
  return { ...moved, ...family };
}
