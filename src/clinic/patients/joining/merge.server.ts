import { type Database, sqlStateOf } from '#platform/postgres/database.server.ts';
import type { Moved, PatientsDeps } from '../deps.server.ts';
import * as queries from './queries.server.ts';

/** Overlapping or shared appointments, or a child with the same birth date in both families. */
const contradictions = new Set(['23P01', '23505', '23514']);

/** Whether a database error shows that two records belong to different people. */
export const stateContradicts = (error: unknown): boolean => contradictions.has(sqlStateOf(error) ?? '');

/** Returns why two records cannot belong to one person; null if nothing contradicts it. */
export async function contradictionOf(
  tx: Database,
  one: queries.MergeableRecord,
  other: queries.MergeableRecord,
): Promise<'other_age' | 'family' | null> {
  if (one.birthDate !== null && other.birthDate !== null && one.birthDate !== other.birthDate)
    return 'other_age';
  return (await queries.areFamily(tx, one.id, other.id)) ? 'family' : null;
}

/**
 * Merges two locked records: everything moves to the remaining one, the other is deleted.
 * @throws database errors recognized by `stateContradicts`
 */
export async function mergeRecords(
  { moveRecords }: Pick<PatientsDeps, 'moveRecords'>,
  tx: Database,
  { from, to }: { from: queries.MergeableRecord; to: queries.MergeableRecord },
  now: Date,
) {
  const cards = { from: from.id, to: to.id, userId: to.userId ?? from.userId };
  const moved: Moved = { appointments: 0, plans: 0 };
  for (const move of moveRecords) Object.assign(moved, await move(tx, cards, now));
  const family = await queries.moveFamily(tx, cards);
  await queries.merge(tx, from, to);
  return { ...moved, ...family };
}
