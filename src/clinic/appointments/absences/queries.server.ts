import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { pendingCalls } from '../tables.server.ts';

/** @returns the call's id; undefined if one exists already */
export async function insertCall(db: Database, appointmentId: number, at: Date): Promise<number | undefined> {
  const [row] = await db
    .insert(pendingCalls)
    .values({ appointmentId, at })
    .onConflictDoNothing()
    .returning({ id: pendingCalls.id });
  return row?.id;
}

export const deleteCall = (db: Database, id: number) =>
  db.delete(pendingCalls).where(eq(pendingCalls.id, id));

export const findOpenCalls = (db: Database) =>
  db.select().from(pendingCalls).where(isNull(pendingCalls.doneAt)).orderBy(asc(pendingCalls.id));

export async function findCall(db: Database, id: number) {
  const [row] = await db.select().from(pendingCalls).where(eq(pendingCalls.id, id));
  return row;
}

export const setCallDone = (tx: Database, id: number, doneAt: Date) =>
  tx
    .update(pendingCalls)
    .set({ doneAt })
    .where(and(eq(pendingCalls.id, id), isNull(pendingCalls.doneAt)));
