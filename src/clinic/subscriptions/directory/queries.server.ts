import { desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { planChildren, type UserSubscriptionRow, userSubscriptions } from '../tables.server.ts';

/** Plans a patient can use, regardless of the payer, newest first. */
export const listOfPatient = (db: Database, patientId: number): Promise<UserSubscriptionRow[]> =>
  db
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.patientId, patientId))
    .orderBy(desc(userSubscriptions.id));

/** Moves plans to another patient record. @returns the number */
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
