import { and, count, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type AppointmentRow, appointments } from './tables.server.ts';

/** An appointment with what the screen shows of its professional, and the patient's birth date where it is known. */
export type AppointmentView = AppointmentRow & {
  professionalName: string;
  roomUrl: string | null;
  birthOn: string | null;
};

/** What is booked of a professional between two instants; holds that have run out do not count. */
export const takenFinder = (db: Database) =>
  db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, sql.placeholder('professionalId')),
        ne(appointments.status, 'cancelled'),
        lt(appointments.startsAt, sql.placeholder('to')),
        // No session is longer than a day, which bounds the index scan from below.
        gt(appointments.startsAt, sql`${sql.placeholder('from')}::timestamptz - interval '1 day'`),
        gt(appointments.endsAt, sql.placeholder('from')),
        or(ne(appointments.status, 'pending'), gt(appointments.holdExpiresAt, sql.placeholder('now'))),
      ),
    )
    .prepare('taken_slots');

/** Appointments of these persons, newest first. Holds that have run out read as cancelled. */
export async function listByBooker(db: Database, bookedBy: number): Promise<AppointmentView[]> {
  const rows = await withProfessional(db)
    .where(eq(appointments.bookedBy, bookedBy))
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
  return rows.map(flatten);
}

/** One appointment of a person; undefined where it is somebody else's or none. */
export async function findOwn(
  db: Database,
  bookedBy: number,
  id: number,
): Promise<AppointmentView | undefined> {
  const [row] = await withProfessional(db).where(
    and(eq(appointments.id, id), eq(appointments.bookedBy, bookedBy)),
  );
  return row && flatten(row);
}

const withProfessional = (db: Database) =>
  db
    .select({
      appointment: appointments,
      professionalName: professionals.name,
      roomUrl: professionals.roomUrl,
      birthOn: patients.birthOn,
    })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .$dynamic();

const flatten = ({
  appointment,
  ...rest
}: { appointment: AppointmentRow } & Omit<AppointmentView, keyof AppointmentRow>): AppointmentView => ({
  ...appointment,
  ...rest,
});

/**
 * Everything that changes a person's own appointments waits its turn here, so that the count of holds is true.
 * The first number keeps these locks apart from others ('appt').
 */
export const lockBooker = (tx: Database, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${0x61707074}::int, ${userId}::int)`);

/** Moves wait here for each other: an UPDATE has no ON CONFLICT, and two of them on one constraint deadlock ('move'). */
export const lockProfessional = (tx: Database, professionalId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${0x6d6f7665}::int, ${professionalId}::int)`);

export async function countLiveHolds(tx: Database, bookedBy: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ holds: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.bookedBy, bookedBy),
        eq(appointments.status, 'pending'),
        gt(appointments.holdExpiresAt, now),
      ),
    );
  return row?.holds ?? 0;
}

/** Cancels holds that have run out and stand in the way of a stretch of a professional or a patient. */
export const cancelExpiredHolds = (
  tx: Database,
  {
    professionalId,
    patientId,
    session,
    now,
  }: { professionalId: number; patientId: number; session: Range; now: Date },
) =>
  tx
    .update(appointments)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(appointments.status, 'pending'),
        lte(appointments.holdExpiresAt, now),
        or(eq(appointments.professionalId, professionalId), eq(appointments.patientId, patientId)),
        lt(appointments.startsAt, session.endsAt),
        gt(appointments.endsAt, session.startsAt),
      ),
    );

/** Adds an appointment; undefined where the professional or the patient is taken then. */
export async function insertAppointment(
  tx: Database,
  values: typeof appointments.$inferInsert,
): Promise<AppointmentRow | undefined> {
  const [row] = await tx.insert(appointments).values(values).onConflictDoNothing().returning();
  return row;
}

/** Whether a patient has anything but cancelled appointments in a stretch. */
export async function isPatientTaken(db: Database, patientId: number, session: Range): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        ne(appointments.status, 'cancelled'),
        lt(appointments.startsAt, session.endsAt),
        gt(appointments.endsAt, session.startsAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a child has been booked before and that was not cancelled: only its first visit costs more. */
export async function hasEarlierVisit(tx: Database, patientId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.kind, 'child'),
        ne(appointments.status, 'cancelled'),
        or(ne(appointments.status, 'pending'), gt(appointments.holdExpiresAt, now)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const setNotes = (tx: Database, id: number, sealedNotes: string) =>
  tx.update(appointments).set({ sealedNotes }).where(eq(appointments.id, id));

/** Moves a person's appointment. @throws 23P01 where the professional or the patient is taken then */
export const setTime = (tx: Database, bookedBy: number, id: number, session: Range) =>
  tx
    .update(appointments)
    .set({ ...session, revision: sql`${appointments.revision} + 1` })
    .where(
      and(eq(appointments.id, id), eq(appointments.bookedBy, bookedBy), ne(appointments.status, 'cancelled')),
    );

/** Cancels a person's appointment; false where somebody was faster. */
export async function cancelOwn(tx: Database, bookedBy: number, id: number): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({ status: 'cancelled', revision: sql`${appointments.revision} + 1` })
    .where(
      and(eq(appointments.id, id), eq(appointments.bookedBy, bookedBy), ne(appointments.status, 'cancelled')),
    )
    .returning({ id: appointments.id });
  return rows.length > 0;
}

/** Cancels one hold if it has run out; false where it was paid, cancelled or is still running. */
export async function expireHold(tx: Database, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({ status: 'cancelled' })
    .where(
      and(eq(appointments.id, id), eq(appointments.status, 'pending'), lte(appointments.holdExpiresAt, now)),
    )
    .returning({ id: appointments.id });
  return rows.length > 0;
}
