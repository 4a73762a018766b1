import { and, eq, gt, inArray, lt, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { cancelledValues } from '../queries.server.ts';
import { type BusyMargins, busyWith } from '../rules/slots.server.ts';
import { appointments, patientHours } from '../tables.server.ts';

/** Live unpaid holds of a user, and when other holds expired within the last day, latest first. */
export type LockedHolds = { holds: number; ranOut: Date[] };

/** As `lockAndCountHolds`, for a booking: lock and counts in one statement. */
export async function lockHoldsOf(tx: Database, userId: number, now: Date): Promise<LockedHolds> {
  const [row] = await runPrepared<{ holds: number; ran_out: Date[] }>(
    tx,
    'select holds, ran_out from booking_turn($1, $2)',
    [userId, now],
  );
  return { holds: row?.holds ?? 0, ranOut: row?.ran_out ?? [] };
}

/**
 * Waits for concurrent bookings of the same network.
 * @param network as stored in `holdNetwork`
 * @returns its live holds including this transaction's, and when the next one ends
 */
export async function lockNetworkHolds(
  tx: Database,
  network: string,
  now: Date,
): Promise<{ holds: number; nextEnd: Date | null }> {
  const [row] = await runPrepared<{ holds: number; next_end: Date | null }>(
    tx,
    'select holds, next_end from network_holds_in_turn($1, $2)',
    [network, now],
  );
  return { holds: row?.holds ?? 0, nextEnd: row?.next_end ?? null };
}

/** Whether any of the patients has an appointment that is not cancelled in a time range. */
export async function isPatientTaken(
  db: Database,
  patientIds: readonly number[],
  session: Range,
): Promise<boolean> {
  const rows = await db
    .select({ id: patientHours.appointmentId })
    .from(patientHours)
    .where(
      and(
        inArray(patientHours.patientId, [...patientIds]),
        lt(patientHours.startsAt, session.endsAt),
        gt(patientHours.endsAt, session.startsAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const toInterval = (column: SQLWrapper) => sql`make_interval(mins => ${column})`;

/**
 * Cancels expired holds that block an appointment: of the professional, travel times and pauses included, and of the
 * patient or the companion within the appointment itself.
 * @returns the ids of the cancelled holds
 */
export async function cancelExpiredHolds(
  tx: Database,
  wish: { professionalId: number; patientId: number; companionId?: number | null } & Range & BusyMargins,
  now: Date,
): Promise<number[]> {
  const busy = busyWith(wish);
  const rows = await tx
    .update(appointments)
    .set({ ...cancelledValues, cancellation: 'expiry' })
    .where(
      and(
        eq(appointments.status, 'pending'),
        lte(appointments.holdExpiresAt, now),
        or(
          and(
            eq(appointments.professionalId, wish.professionalId),
            lt(sql`${appointments.startsAt} - ${toInterval(appointments.travelBeforeMinutes)}`, busy.endsAt),
            gt(
              sql`${appointments.endsAt} + ${toInterval(sql`${appointments.travelAfterMinutes} + ${appointments.pauseMinutes}`)}`,
              busy.startsAt,
            ),
          ),
          and(
            inArray(appointments.patientId, [wish.patientId, wish.companionId ?? wish.patientId]),
            lt(appointments.startsAt, wish.endsAt),
            gt(appointments.endsAt, wish.startsAt),
          ),
        ),
      ),
    )
    .returning({ id: appointments.id });
  return rows.map(({ id }) => id);
}

/**
 * Cancels a hold if it has expired.
 * @returns false if it was paid, is cancelled or has not expired
 */
export async function expireHold(tx: Database, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(appointments)
    .set({ ...cancelledValues, cancellation: 'expiry' })
    .where(
      and(eq(appointments.id, id), eq(appointments.status, 'pending'), lte(appointments.holdExpiresAt, now)),
    )
    .returning({ id: appointments.id });
  return rows.length > 0;
}

export const countLiveHolds = (db: Database, now: Date): Promise<number> =>
  db.$count(appointments, and(eq(appointments.status, 'pending'), gt(appointments.holdExpiresAt, now)));
