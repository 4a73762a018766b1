import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { userSubscriptions } from '../tables.server.ts';

export async function hasImported(tx: Database, patientId: number, name: string): Promise<boolean> {
  const rows = await tx
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.patientId, patientId),
        isNull(userSubscriptions.planId),
        eq(userSubscriptions.planName, name),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
