import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { checkInConsents, userAssessments, userRecommendations } from '../tables.server.ts';

export async function consentOf(db: Database, userId: number) {
  const [row] = await db.select().from(checkInConsents).where(eq(checkInConsents.userId, userId));
  return row;
}

/** Locks a user's consent, to serialize check-ins and withdrawals. */
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

/** Deletes a user's consent and all data based on it. @returns the number of check-ins */
export async function deleteConsentData(tx: Database, userId: number): Promise<number> {
  await tx.delete(userRecommendations).where(eq(userRecommendations.userId, userId));
  const rows = await tx
    .delete(userAssessments)
    .where(eq(userAssessments.userId, userId))
    .returning({ id: userAssessments.id });
  await tx.delete(checkInConsents).where(eq(checkInConsents.userId, userId));
  return rows.length;
}

export const findAssessmentsAfter = (db: Database, userId: number, day: Day) =>
  db
    .select()
    .from(userAssessments)
    .where(and(eq(userAssessments.userId, userId), gt(userAssessments.on, day)))
    .orderBy(desc(userAssessments.on));

/** Inserts or updates the row of a day; the answers are sealed to its id afterwards. */
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

export const setAnswers = (tx: Database, id: number, sealedAnswers: string) =>
  tx.update(userAssessments).set({ sealedAnswers }).where(eq(userAssessments.id, id));

/** Deletes check-ins before a day, with their recommendations. */
export const deleteAssessmentsBefore = (db: Database, day: Day) =>
  db.delete(userAssessments).where(lt(userAssessments.on, day));
