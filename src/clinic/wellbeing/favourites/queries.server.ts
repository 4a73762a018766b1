import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { userFavouriteActivities } from '../tables.server.ts';

export const favouritesOf = (db: Database, userId: number) =>
  db
    .select()
    .from(userFavouriteActivities)
    .where(eq(userFavouriteActivities.userId, userId))
    .orderBy(desc(userFavouriteActivities.id));

/** Idempotent. @throws 23503 if the activity does not exist */
export const insertFavourite = async (
  db: Database,
  favourite: { userId: number; activityId: number; addedAt: Date },
) =>
  onlyRow(
    await db
      .insert(userFavouriteActivities)
      .values(favourite)
      .onConflictDoUpdate({
        target: [userFavouriteActivities.userId, userFavouriteActivities.activityId],
        // A no-op update, because RETURNING omits rows skipped by `do nothing`.
        set: { activityId: favourite.activityId },
      })
      .returning(),
  );

export const deleteFavourite = (db: Database, userId: number, activityId: number) =>
  db
    .delete(userFavouriteActivities)
    .where(
      and(eq(userFavouriteActivities.userId, userId), eq(userFavouriteActivities.activityId, activityId)),
    );
