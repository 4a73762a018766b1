import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { briefings, calendarFeeds } from '../tables.server.ts';

const hasAlertEmail = and(
  eq(professionals.active, true),
  isNotNull(users.alertEmail),
  isNull(users.closedAt),
  isNull(users.disabledAt),
);

export const findReaders = (db: Database) =>
  db
    .select({
      professionalId: professionals.id,
      userId: users.id,
      email: users.alertEmail,
      language: users.language,
    })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(hasAlertEmail)
    .orderBy(asc(professionals.id));

/** Claims a day's list; true for one caller only. */
export async function claimDay(
  tx: Database,
  professionalId: number,
  day: Day,
  queuedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(briefings)
    .values({ professionalId, day, queuedAt })
    .onConflictDoNothing()
    .returning({ day: briefings.day });
  return rows.length > 0;
}

export const renewFeed = (tx: Database, feed: typeof calendarFeeds.$inferInsert) =>
  tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.professionalId, set: feed });

/** Professional of a calendar address; undefined if they have left or may not sign in. */
export async function professionalOfFeed(db: Database, tokenHash: string): Promise<number | undefined> {
  const [row] = await db
    .select({ professionalId: calendarFeeds.professionalId })
    .from(calendarFeeds)
    .innerJoin(professionals, eq(professionals.id, calendarFeeds.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        eq(professionals.active, true),
        isNull(users.closedAt),
        isNull(users.disabledAt),
      ),
    );
  return row?.professionalId;
}
