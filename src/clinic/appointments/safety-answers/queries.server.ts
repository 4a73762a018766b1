import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { RoomPlace } from '../room-tokens.server.ts';
import { videoSafetyAnswers } from '../tables.server.ts';

type Room = Pick<RoomPlace, 'appointmentId' | 'startsAt'>;

const isRoom = ({ appointmentId, startsAt }: Room) =>
  and(eq(videoSafetyAnswers.appointmentId, appointmentId), eq(videoSafetyAnswers.startsAt, startsAt));

/** The row of a person in a room, made if absent: its number is part of the seal. */
export async function ensureSafetyRow(
  tx: Database,
  { appointmentId, startsAt, role }: RoomPlace,
): Promise<number> {
  const [row] = await tx
    .insert(videoSafetyAnswers)
    .values({ appointmentId, startsAt, role, sealedAnswer: '' })
    .onConflictDoUpdate({
      target: [videoSafetyAnswers.appointmentId, videoSafetyAnswers.startsAt, videoSafetyAnswers.role],
      set: { sealedAnswer: '' },
    })
    .returning({ id: videoSafetyAnswers.id });
  // An upsert returns its row.
  return row?.id ?? 0;
}

export const setSafetyAnswer = (tx: Database, id: number, sealedAnswer: string) =>
  tx.update(videoSafetyAnswers).set({ sealedAnswer }).where(eq(videoSafetyAnswers.id, id));

export const listSafetyAnswers = (db: Database, room: Room) =>
  db.select().from(videoSafetyAnswers).where(isRoom(room)).orderBy(asc(videoSafetyAnswers.role));

export const deleteSafetyAnswer = (tx: Database, place: RoomPlace) =>
  tx.delete(videoSafetyAnswers).where(and(isRoom(place), eq(videoSafetyAnswers.role, place.role)));

export const deleteSafetyAnswers = (tx: Database, room: Room) =>
  tx.delete(videoSafetyAnswers).where(isRoom(room));

/** Answers about appointments that ended before an instant, or were moved or cancelled. */
export const deleteOldSafetyAnswers = (db: Database, endedBefore: Date) =>
  db.execute(sql`
    delete from video_safety_answers answer using appointments appointment
    where appointment.id = answer.appointment_id
      and (appointment.starts_at <> answer.starts_at or appointment.status <> 'confirmed'
        or appointment.ends_at <= ${endedBefore.toISOString()}::timestamptz)`);
