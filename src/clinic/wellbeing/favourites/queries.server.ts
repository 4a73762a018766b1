import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { userFavouriteActivities } from '../tables.server.ts';

/** What somebody has kept, the newest first. */
export const favouritesOf = (db: Database, userId: number) =>
  db
    .select()
    .from(userFavouriteActivities)
    .where(eq(userFavouriteActivities.userId, userId))
    .orderBy(desc(userFavouriteActivities.id));

/** Keeps an activity, once however often. @throws 23503 where there is no such activity */
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
        // Changes nothing: without an update the row that is there would not be answered.
        set: { activityId: favourite.activityId },
      })
      .returning(),
  );

/** Takes one of somebody's favourites away. */
export const deleteFavourite = (db: Database, userId: number, activityId: number) =>
  db
    .delete(userFavouriteActivities)
    .where(
      and(eq(userFavouriteActivities.userId, userId), eq(userFavouriteActivities.activityId, activityId)),
    );
