import { desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { planChildren, type UserSubscriptionRow, userSubscriptions } from '../tables.server.ts';

/** What is a patient's to use, whoever paid for it; newest first. */
export const listOfPatient = (db: Database, patientId: number): Promise<UserSubscriptionRow[]> =>
  db
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.patientId, patientId))
    .orderBy(desc(userSubscriptions.id));

/** Gives one card's plans to another. @returns how many */
export async function movePatient(
  tx: Database,
  { from, to }: { from: number; to: number },
): Promise<{ plans: number }> {
  const { rowCount } = await tx
    .update(userSubscriptions)
    .set({ patientId: to })
    .where(eq(userSubscriptions.patientId, from));
  await tx.update(planChildren).set({ patientId: to }).where(eq(planChildren.patientId, from));
  return { plans: rowCount ?? 0 };
}
