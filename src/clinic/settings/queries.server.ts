import { and, asc, count, desc, eq, max, notExists, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import { walletNotices } from '#clinic/payments/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { openingHours, workingBlocks } from '#clinic/schedule/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { launch, launchConfirmations, walletTrials } from './tables.server.ts';

export async function findLaunch(db: Database): Promise<{ opensOn: string | null; openedAt: Date | null }> {
  const [row] = await db.select({ opensOn: launch.opensOn, openedAt: launch.openedAt }).from(launch);
  return row ?? { opensOn: null, openedAt: null };
}

export const storeLaunch = (tx: Database, set: Partial<typeof launch.$inferInsert>) =>
  tx.insert(launch).values(set).onConflictDoUpdate({ target: launch.only, set });

/** Serializes concurrent changes. */
export const lockLaunch = (tx: Database) => tx.execute(sql`lock table ${launch} in exclusive mode`);

export const findConfirmations = (db: Database) => db.select().from(launchConfirmations);

export const storeConfirmation = (tx: Database, row: typeof launchConfirmations.$inferInsert) =>
  tx
    .insert(launchConfirmations)
    .values(row)
    .onConflictDoUpdate({ target: launchConfirmations.step, set: row });

export async function countHours(db: Database): Promise<number> {
  const replacing = db
    .select({ id: workingBlocks.id })
    .from(workingBlocks)
    .where(
      and(
        eq(workingBlocks.professionalId, openingHours.professionalId),
        eq(workingBlocks.weekday, openingHours.weekday),
      ),
    );
  const [single] = await db
    .select({ hours: count() })
    .from(openingHours)
    .innerJoin(professionals, and(eq(professionals.id, openingHours.professionalId), professionals.active))
    .where(notExists(replacing));
  const length = sql`extract(epoch from ${workingBlocks.closes}::time - ${workingBlocks.opens}::time)`;
  const [inBlocks] = await db
    .select({ hours: sql<number>`(coalesce(sum(${length}), 0) / 3600)::int` })
    .from(workingBlocks)
    .innerJoin(professionals, and(eq(professionals.id, workingBlocks.professionalId), professionals.active));
  return (single?.hours ?? 0) + (inBlocks?.hours ?? 0);
}

export async function findNewestLetter(db: Database, kind: string) {
  const [row] = await db
    .select({ status: outbox.status, recipient: outbox.recipient, at: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.kind, kind))
    .orderBy(desc(outbox.id))
    .limit(1);
  return row ?? null;
}

export async function findLastNoticeAt(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: max(walletNotices.receivedAt) }).from(walletNotices);
  return row?.at ?? null;
}

/** Where and in which language to write to a user. */
export async function addressOf(
  db: Database,
  userId: number,
): Promise<{ email: string | null; language: string | null }> {
  const rows = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return onlyRow(rows);
}

export const findTeam = (db: Database) =>
  db
    .select({
      id: professionals.id,
      name: professionals.name,
      title: professionals.title,
      bio: professionals.bio,
      imageUrl: professionals.imageUrl,
      registrationNumber: professionals.registrationNumber,
      kinds: professionals.kinds,
      roomUrl: professionals.roomUrl,
      username: users.username,
    })
    .from(professionals)
    .leftJoin(users, eq(users.id, professionals.userId))
    .where(eq(professionals.active, true))
    .orderBy(asc(professionals.position), asc(professionals.id));

export async function findNewestTrial(db: Database) {
  const [row] = await db.select().from(walletTrials).orderBy(desc(walletTrials.id)).limit(1);
  return row ?? null;
}

export async function addTrial(tx: Database, row: typeof walletTrials.$inferInsert): Promise<number> {
  const [added] = await tx.insert(walletTrials).values(row).returning({ id: walletTrials.id });
  if (added === undefined) throw new Error('a trial was not stored');
  return added.id;
}

export const endTrial = (
  tx: Database,
  id: number,
  end: Pick<typeof walletTrials.$inferInsert, 'outcome' | 'detail'>,
) => tx.update(walletTrials).set(end).where(eq(walletTrials.id, id));
