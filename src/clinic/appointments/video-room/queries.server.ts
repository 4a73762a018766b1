import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { RoomPlace } from '../room-tokens.server.ts';
import { videoParticipants, videoSignals } from '../tables.server.ts';
import type { RoomRole } from '../terms.ts';

export type ParticipantRow = typeof videoParticipants.$inferSelect;
type Room = Pick<RoomPlace, 'appointmentId' | 'startsAt'>;

/** Topic of a room's changes on all instances. */
export const topicOf = ({ appointmentId }: Pick<Room, 'appointmentId'>) => `video-room:${appointmentId}`;

/** Tells every instance, once the transaction stands, that something in the room has changed. */
export const announce = (tx: Database, room: Pick<Room, 'appointmentId'>) =>
  tx.execute(sql`select pg_notify('changes', ${topicOf(room)})`);

const isRoom = ({ appointmentId, startsAt }: Room) =>
  and(eq(videoParticipants.appointmentId, appointmentId), eq(videoParticipants.startsAt, startsAt));

const isPlace = (place: RoomPlace) => and(isRoom(place), eq(videoParticipants.role, place.role));

export const listParticipants = (db: Database, room: Room): Promise<ParticipantRow[]> =>
  db.select().from(videoParticipants).where(isRoom(room)).orderBy(asc(videoParticipants.role));

/**
 * Takes the place for a device. An admitted participant stays admitted, so that a reload needs no second press of the
 * therapist.
 */
export async function takePlace(
  tx: Database,
  { appointmentId, startsAt, role }: RoomPlace,
  peer: string,
  now: Date,
): Promise<void> {
  const admittedAt = role === 'therapist' ? now : null;
  await tx
    .insert(videoParticipants)
    .values({ appointmentId, startsAt, role, peer, joinedAt: now, seenAt: now, admittedAt })
    .onConflictDoUpdate({
      target: [videoParticipants.appointmentId, videoParticipants.startsAt, videoParticipants.role],
      set: { peer, seenAt: now, leftAt: null, endedAt: null },
    });
  await announce(tx, { appointmentId });
}

/** Notes that the device is there. One that has left stays away until it enters again. */
export const touch = (tx: Database, place: RoomPlace, peer: string, now: Date) =>
  tx
    .update(videoParticipants)
    .set({ seenAt: now })
    .where(and(isPlace(place), eq(videoParticipants.peer, peer), isNull(videoParticipants.leftAt)));

export async function admit(tx: Database, room: Room, role: RoomRole, now: Date): Promise<void> {
  await tx
    .update(videoParticipants)
    .set({ admittedAt: sql`coalesce(${videoParticipants.admittedAt}, ${now.toISOString()}::timestamptz)` })
    .where(isPlace({ ...room, role }));
  await announce(tx, room);
}

export async function leave(
  tx: Database,
  place: RoomPlace,
  peer: string,
  now: Date,
  endedAt: Date | null,
): Promise<void> {
  await tx
    .update(videoParticipants)
    .set({ leftAt: now, endedAt })
    .where(and(isPlace(place), eq(videoParticipants.peer, peer)));
  await tx.delete(videoSignals).where(or(eq(videoSignals.recipient, peer), eq(videoSignals.sender, peer)));
  await announce(tx, place);
}

/** Everyone has left the room. */
export const endForAll = (tx: Database, room: Room, now: Date) =>
  tx
    .update(videoParticipants)
    .set({ leftAt: sql`coalesce(${videoParticipants.leftAt}, ${now.toISOString()}::timestamptz)` })
    .where(isRoom(room));

export async function addSignal(
  tx: Database,
  room: Room,
  { sender, recipient, data }: { sender: string; recipient: string; data: string },
  now: Date,
): Promise<void> {
  await tx.insert(videoSignals).values({ sender, recipient, data, createdAt: now });
  await announce(tx, room);
}

/** Signals after the given one, oldest first; those before it are deleted, as the device has them. */
export async function takeSignals(tx: Database, recipient: string, after: number) {
  await tx
    .delete(videoSignals)
    .where(and(eq(videoSignals.recipient, recipient), lte(videoSignals.id, after)));
  return tx
    .select({ id: videoSignals.id, from: videoSignals.sender, data: videoSignals.data })
    .from(videoSignals)
    .where(and(eq(videoSignals.recipient, recipient), gt(videoSignals.id, after)))
    .orderBy(asc(videoSignals.id));
}

export const deleteOldSignals = (db: Database, before: Date) =>
  db.delete(videoSignals).where(lt(videoSignals.createdAt, before));
