import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { userRecommendations } from '../tables.server.ts';

export const recommendationsOf = (db: Database, userId: number) =>
  db
    .select()
    .from(userRecommendations)
    .where(eq(userRecommendations.userId, userId))
    .orderBy(desc(userRecommendations.id));

/** Deletes recommendations that the user has not saved. */
export const deleteUnsaved = (tx: Database, userId: number) =>
  tx
    .delete(userRecommendations)
    .where(and(eq(userRecommendations.userId, userId), eq(userRecommendations.saved, false)));

/** Inserts a recommendation; its text is sealed to the id afterwards. */
export const insertRecommendation = async (
  tx: Database,
  row: { userId: number; assessmentId: number; generatedAt: Date },
) =>
  onlyRow(
    await tx
      .insert(userRecommendations)
      .values({ ...row, sealedActivities: '' })
      .returning({ id: userRecommendations.id }),
  ).id;

export const setSuggestion = (tx: Database, id: number, sealedActivities: string) =>
  tx.update(userRecommendations).set({ sealedActivities }).where(eq(userRecommendations.id, id));

/** Updates a user's own recommendation. @returns undefined if there is none */
export async function updateOwn(
  db: Database,
  { userId, id, ...change }: { userId: number; id: number; viewed?: true; saved?: boolean },
) {
  const isOwn = and(eq(userRecommendations.id, id), eq(userRecommendations.userId, userId));
  const [row] =
    Object.keys(change).length === 0
      ? await db.select().from(userRecommendations).where(isOwn)
      : await db.update(userRecommendations).set(change).where(isOwn).returning();
  return row;
}
