import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { maySignIn } from '../queries.server.ts';
import { sessions, users } from '../tables.server.ts';

export type Seat = Awaited<ReturnType<typeof listSeats>>[number];

/** The staff sessions tied to a desk, by name, including expired ones. */
export const listSeats = (db: Database, desk: string) =>
  db
    .select({
      id: sessions.id,
      idHash: sessions.idHash,
      userId: sessions.userId,
      username: users.username,
      fullName: users.fullName,
      role: users.role,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      secondFactorAt: sessions.secondFactorAt,
      lockedAt: sessions.lockedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.deskHash, desk), ne(users.role, 'client'), maySignIn))
    .orderBy(asc(sql`coalesce(${users.fullName}, ${users.username})`), asc(sessions.id));

/** Ties a session to a desk. A desk has one session per user, the newest. */
export async function tieToDesk(
  tx: Database,
  { idHash, userId, desk }: { idHash: string; userId: number; desk: string },
): Promise<void> {
  const ofPerson = and(eq(sessions.userId, userId), eq(sessions.deskHash, desk));
  await tx.delete(sessions).where(and(ofPerson, ne(sessions.idHash, idHash)));
  await tx.update(sessions).set({ deskHash: desk }).where(eq(sessions.idHash, idHash));
}

/** Changes a desk's secret; its waiting sessions stay. */
export async function renewDesk(tx: Database, former: string, next: string): Promise<void> {
  await tx.update(sessions).set({ deskHash: next }).where(eq(sessions.deskHash, former));
}

/** Locks a session tied to this desk. @returns its user, or null if it is not tied to this desk */
export async function lockAtDesk(
  tx: Database,
  { idHash, desk, now }: { idHash: string; desk: string; now: Date },
): Promise<number | null> {
  const [row] = await tx
    .update(sessions)
    // Keeps the time of an earlier lock.
    .set({ lockedAt: sql`coalesce(${sessions.lockedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(sessions.idHash, idHash), eq(sessions.deskHash, desk)))
    .returning({ userId: sessions.userId });
  return row?.userId ?? null;
}

/** Resumes a session waiting at this desk under another id. @returns whether it was still there */
export async function resumeAtDesk(
  tx: Database,
  { id, desk, idHash, now }: { id: number; desk: string; idHash: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ idHash, lockedAt: null, lastSeenAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.deskHash, desk)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}
