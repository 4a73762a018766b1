import type { Database } from '#platform/postgres/database.server.ts';
import { listParticipants } from './queries.server.ts';
import { isPresent } from './rules.ts';

/** Who waits to be let in, and when each person was in the room. */
export async function readPresence(db: Database, room: { appointmentId: number; startsAt: Date }, now: Date) {
  const participants = await listParticipants(db, room);
  return {
    waiting: participants
      .filter((one) => one.admittedAt === null && isPresent(one, now))
      .map(({ role }) => role),
    visits: participants.map(({ role, joinedAt, leftAt }) => ({
      role,
      joinedAt: joinedAt.toISOString(),
      leftAt: leftAt?.toISOString() ?? null,
    })),
  };
}
