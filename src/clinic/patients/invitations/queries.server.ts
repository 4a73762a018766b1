import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { patientInvitations } from '../tables.server.ts';

export const insertInvitation = (tx: Database, invitation: typeof patientInvitations.$inferInsert) =>
  tx.insert(patientInvitations).values(invitation);

/** Consumes an invitation; undefined if it is unknown, expired or used. */
export async function consumeInvitation(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const { usedAt, expiresAt, patientId } = patientInvitations;
  const [row] = await tx
    .update(patientInvitations)
    .set({ usedAt: now })
    .where(and(eq(patientInvitations.tokenHash, tokenHash), isNull(usedAt), gt(expiresAt, now)))
    .returning({ patientId });
  return row?.patientId;
}
