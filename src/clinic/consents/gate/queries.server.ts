import { desc, eq } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { consentExceptions } from '../tables.server.ts';

export const listExceptions = (db: Database, patientId: number) =>
  db
    .select({ exception: consentExceptions, fullName: users.fullName, username: users.username })
    .from(consentExceptions)
    .innerJoin(users, eq(users.id, consentExceptions.enteredBy))
    .where(eq(consentExceptions.patientId, patientId))
    .orderBy(desc(consentExceptions.id));

/** @returns the row's id, to which its reason is sealed */
export async function addException(
  tx: Database,
  values: typeof consentExceptions.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(consentExceptions).values(values).returning({ id: consentExceptions.id });
  if (row === undefined) throw new Error('an exception was not written');
  return row.id;
}

export const setReason = (tx: Database, id: number, sealedReason: string) =>
  tx.update(consentExceptions).set({ sealedReason }).where(eq(consentExceptions.id, id));
