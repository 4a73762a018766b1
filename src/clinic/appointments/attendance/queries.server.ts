import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/postgres/database.server.ts';
import { attendance } from '../tables.server.ts';

const counter = alias(attendance, 'counter');

/** The latest note for this appointment and start that has not been undone. */
export async function lastNote(tx: Database, appointmentId: number, startsAt: Date) {
  const [row] = await tx
    .select()
    .from(attendance)
    .where(
      and(
        eq(attendance.appointmentId, appointmentId),
        eq(attendance.startsAt, startsAt),
        isNotNull(attendance.status),
        notExists(tx.select({ one: sql`1` }).from(counter).where(eq(counter.undoes, attendance.id))),
      ),
    )
    .orderBy(desc(attendance.id))
    .limit(1);
  return row;
}

export async function appointmentOfNote(tx: Database, id: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ appointmentId: attendance.appointmentId })
    .from(attendance)
    .where(and(eq(attendance.id, id), isNotNull(attendance.status)));
  return row?.appointmentId;
}

export const insertNote = (tx: Database, note: typeof attendance.$inferInsert) =>
  tx.insert(attendance).values(note);
