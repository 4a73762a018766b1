import { refuse } from '#platform/api/refusals.ts';
import { sqlStateOf } from '#platform/postgres/database.server.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { deleteFavourite, favouritesOf, insertFavourite } from './queries.server.ts';

type Row = Awaited<ReturnType<typeof favouritesOf>>[number];

const present = (row: Row) => ({ ...row, addedAt: row.addedAt.toISOString() });

export const listFavouritesOf = async ({ db }: Pick<WellbeingDeps, 'db'>, userId: number) =>
  (await favouritesOf(db, userId)).map(present);

const foreignKeyViolation = '23503';

/** @throws Refusal `not_found` if there is no such activity */
export async function addFavouriteOf(
  { db, clock }: Pick<WellbeingDeps, 'db' | 'clock'>,
  userId: number,
  activityId: number,
) {
  try {
    return present(await insertFavourite(db, { userId, activityId, addedAt: clock.now() }));
  } catch (error) {
    if (sqlStateOf(error) === foreignKeyViolation) throw refuse('not_found');
    throw error;
  }
}

/** Removes a favourite. Idempotent. */
export async function removeFavouriteOf(
  { db }: Pick<WellbeingDeps, 'db'>,
  userId: number,
  activityId: number,
): Promise<void> {
  await deleteFavourite(db, userId, activityId);
}
