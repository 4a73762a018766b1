import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { checkInConsents, userAssessments, userRecommendations } from '../tables.server.ts';

/** Somebody's consent, if they have given it. */
export async function consentOf(db: Database, userId: number) {
  const [row] = await db.select().from(checkInConsents).where(eq(checkInConsents.userId, userId));
  return row;
}

/** Locks somebody's consent: whoever checks in and whoever withdraws wait for each other. */
export async function lockConsent(tx: Database, userId: number) {
  const [row] = await tx
    .select()
    .from(checkInConsents)
    .where(eq(checkInConsents.userId, userId))
    .for('update');
  return row;
}

/** @returns whether it is new */
export async function insertConsent(
  tx: Database,
  consent: { userId: number; givenAt: Date; statement: string },
): Promise<boolean> {
  const rows = await tx
    .insert(checkInConsents)
    .values(consent)
    .onConflictDoNothing()
    .returning({ userId: checkInConsents.userId });
  return rows.length > 0;
}

/** Deletes all that rests on somebody's consent, and the consent. @returns how many check-ins there were */
export async function deleteAll(tx: Database, userId: number): Promise<number> {
  await tx.delete(userRecommendations).where(eq(userRecommendations.userId, userId));
  const rows = await tx
    .delete(userAssessments)
    .where(eq(userAssessments.userId, userId))
    .returning({ id: userAssessments.id });
  await tx.delete(checkInConsents).where(eq(checkInConsents.userId, userId));
  return rows.length;
}

/** Somebody's check-ins after a day, the newest first. */
export const assessmentsAfter = (db: Database, userId: number, day: Day) =>
  db
    .select()
    .from(userAssessments)
    .where(and(eq(userAssessments.userId, userId), gt(userAssessments.on, day)))
    .orderBy(desc(userAssessments.on));

/** The row of somebody's day, made or taken again; its words are sealed to its id afterwards. */
export const upsertDay = async (tx: Database, row: { userId: number; date: Date; on: Day }) =>
  onlyRow(
    await tx
      .insert(userAssessments)
      .values({ ...row, sealedAnswers: '' })
      .onConflictDoUpdate({
        target: [userAssessments.userId, userAssessments.on],
        set: { date: row.date },
      })
      .returning({ id: userAssessments.id }),
  ).id;

/** Writes what was said. */
export const setAnswers = (tx: Database, id: number, sealedAnswers: string) =>
  tx.update(userAssessments).set({ sealedAnswers }).where(eq(userAssessments.id, id));

/** What has been kept long enough, with what it led to. */
export const deleteBefore = (db: Database, day: Day) =>
  db.delete(userAssessments).where(lt(userAssessments.on, day));
