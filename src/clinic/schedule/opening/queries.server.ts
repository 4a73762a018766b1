import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { absences, extraHours, holidayChanges, openingHours, workingBlocks } from '../tables.server.ts';

export const findWeekly = (db: Database) =>
  db
    .select()
    .from(openingHours)
    .orderBy(asc(openingHours.professionalId), asc(openingHours.weekday), asc(openingHours.time));

export const findBlocks = (db: Database) =>
  db
    .select()
    .from(workingBlocks)
    .orderBy(asc(workingBlocks.professionalId), asc(workingBlocks.weekday), asc(workingBlocks.opens));

type NewBlock = Omit<typeof workingBlocks.$inferInsert, 'professionalId'>;

/** Replaces a professional's blocks; concurrent changes wait for each other. */
export async function replaceBlocks(
  tx: Database,
  professionalId: number,
  blocks: readonly NewBlock[],
): Promise<void> {
  await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('no key update');
  await tx.delete(workingBlocks).where(eq(workingBlocks.professionalId, professionalId));
  if (blocks.length > 0)
    await tx.insert(workingBlocks).values(blocks.map((block) => ({ ...block, professionalId })));
}

/** Current and future absences. */
export const findAbsences = (db: Database, now: Date) =>
  db
    .select()
    .from(absences)
    .where(gt(absences.endsAt, now))
    .orderBy(asc(absences.startsAt), asc(absences.id));

export const findExtraHours = (db: Database, from: Day) =>
  db
    .select()
    .from(extraHours)
    .where(gte(extraHours.day, from))
    .orderBy(asc(extraHours.day), asc(extraHours.time));

export async function findAbsence(db: Database, id: number) {
  const [row] = await db.select().from(absences).where(eq(absences.id, id));
  return row;
}

export async function findExtraHour(db: Database, id: number) {
  const [row] = await db.select().from(extraHours).where(eq(extraHours.id, id));
  return row;
}

/** An absence of the same professional, or of the clinic, with equal bounds. */
export async function findSameAbsence(
  db: Database,
  {
    professionalId,
    startsAt,
    endsAt,
  }: Pick<typeof absences.$inferSelect, 'professionalId' | 'startsAt' | 'endsAt'>,
) {
  const whose =
    professionalId === null ? isNull(absences.professionalId) : eq(absences.professionalId, professionalId);
  const [row] = await db
    .select()
    .from(absences)
    .where(and(whose, eq(absences.startsAt, startsAt), eq(absences.endsAt, endsAt)));
  return row;
}

/** @returns the absence's id */
export async function insertAbsence(tx: Database, absence: typeof absences.$inferInsert): Promise<number> {
  const [row] = await tx.insert(absences).values(absence).returning({ id: absences.id });
  if (row === undefined) throw new Error('an absence was not written');
  return row.id;
}

export const deleteAbsence = (tx: Database, id: number) => tx.delete(absences).where(eq(absences.id, id));

export const insertExtraHour = (tx: Database, hour: typeof extraHours.$inferInsert) =>
  tx.insert(extraHours).values(hour).onConflictDoNothing();

export const deleteExtraHour = (tx: Database, id: number) =>
  tx.delete(extraHours).where(eq(extraHours.id, id));

export const weeklyOf = (db: Database, professionalId: number) =>
  db.select().from(openingHours).where(eq(openingHours.professionalId, professionalId));

type Hour = Omit<typeof openingHours.$inferInsert, 'professionalId'>;

/** Removes, adds and updates single weekly hours of a professional. */
export async function changeWeekly(
  tx: Database,
  professionalId: number,
  { removed, added, changed }: Record<'removed' | 'added' | 'changed', readonly Hour[]>,
): Promise<void> {
  for (const { weekday, time } of removed)
    await tx
      .delete(openingHours)
      .where(
        and(
          eq(openingHours.professionalId, professionalId),
          eq(openingHours.weekday, weekday),
          eq(openingHours.time, time),
        ),
      );
  const rows = [...added, ...changed].map(({ weekday, time, kinds }) => ({
    professionalId,
    weekday,
    time,
    kinds,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(openingHours)
    .values(rows)
    .onConflictDoUpdate({
      target: [openingHours.professionalId, openingHours.weekday, openingHours.time],
      set: { kinds: sql`excluded.kinds` },
    });
}

/** Changes to the calendar of holidays from a day on. */
export const findHolidayChanges = (db: Database, from: Day) =>
  db.select().from(holidayChanges).where(gte(holidayChanges.day, from)).orderBy(asc(holidayChanges.day));

export async function findHolidayChange(db: Database, day: Day) {
  const [row] = await db.select().from(holidayChanges).where(eq(holidayChanges.day, day));
  return row;
}

export const setHolidayChange = (tx: Database, change: typeof holidayChanges.$inferInsert) =>
  tx
    .insert(holidayChanges)
    .values(change)
    .onConflictDoUpdate({
      target: holidayChanges.day,
      set: { isOpen: change.isOpen, reason: change.reason },
    });

export const deleteHolidayChange = (tx: Database, day: Day) =>
  tx.delete(holidayChanges).where(eq(holidayChanges.day, day));
