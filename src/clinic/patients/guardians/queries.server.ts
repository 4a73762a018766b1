import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { guardianships } from '../tables.server.ts';
import type { GuardianRights } from './contract.ts';

type Pair = { patientId: number; guardianId: number };

const isPair = ({ patientId, guardianId }: Pair) =>
  and(eq(guardianships.patientId, patientId), eq(guardianships.guardianId, guardianId));

/** @returns false when the guardianship exists already */
export async function insertGuardianship(
  tx: Database,
  guardianship: typeof guardianships.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(guardianships).values(guardianship).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** @returns false when there is no such guardianship */
export async function setRights(tx: Database, pair: Pair, rights: GuardianRights): Promise<boolean> {
  const rows = await tx.update(guardianships).set(rights).where(isPair(pair)).returning();
  return rows.length > 0;
}

/** @returns false when there was no such guardianship */
export async function deleteGuardianship(tx: Database, pair: Pair): Promise<boolean> {
  const rows = await tx.delete(guardianships).where(isPair(pair)).returning();
  return rows.length > 0;
}

/** Voids queued messages to a guardian about the child, except to the child's own address. */
export const voidMessagesTo = (tx: Database, { patientId, guardianId }: Pair) =>
  runPrepared(
    tx,
    `update outbox o set status = 'void'
     from patients guardian, patients child
     where guardian.id = $2 and child.id = $1 and o.patient_id = child.id and o.status = 'queued'
       and (o.user_id = guardian.user_id or (o.user_id is null and o.recipient in (guardian.email, guardian.phone)
         and o.recipient is distinct from child.email and o.recipient is distinct from child.phone))`,
    [patientId, guardianId],
  );
