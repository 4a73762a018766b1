import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { guardianships, noticeAnswers } from '../tables.server.ts';

export async function upsertAnswer(tx: Database, answer: typeof noticeAnswers.$inferInsert): Promise<void> {
  const { tellsPatient, at, enteredBy } = answer;
  await tx
    .insert(noticeAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [noticeAnswers.patientId, noticeAnswers.age],
      set: { tellsPatient, at, enteredBy },
    });
}

/** Enables notices for these guardians and disables them for the others. @returns those enabled */
export async function setNoticeRecipients(
  tx: Database,
  patientId: number,
  guardianIds: readonly number[],
): Promise<number[]> {
  const isNotified =
    guardianIds.length === 0 ? sql`false` : inArray(guardianships.guardianId, [...guardianIds]);
  const rows = await tx
    .update(guardianships)
    .set({ getsNotices: sql`${isNotified}` })
    .where(and(eq(guardianships.patientId, patientId), eq(guardianships.hasNoContact, false)))
    .returning({ id: guardianships.guardianId, getsNotices: guardianships.getsNotices });
  return rows.flatMap(({ id, getsNotices }) => (getsNotices ? [id] : []));
}
