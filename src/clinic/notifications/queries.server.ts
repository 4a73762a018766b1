import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { redact } from './redaction.ts';
import { leaseSeconds } from './rules.ts';
import { outbox } from './tables.server.ts';

/** A message in a worker's hands. `isUnknown`: a former try may have gone out without our knowing. */
export type Claimed = Omit<typeof outbox.$inferSelect, 'claimedUntil'> & {
  claimedUntil: Date;
  isUnknown: boolean;
};

/**
 * Takes messages in hand: those that are due, queued, and in nobody's hands. Two workers never get the same one. New
 * ones come before those that have failed already: a code is waited for. Two statements, because each finds its rows
 * at the front of the index, however many wait.
 * @returns them, with the present try counted
 */
export async function claim(db: Database, { now, count }: { now: Date; count: number }): Promise<Claimed[]> {
  const fresh = await claimWhere(db, isNull(outbox.nextAttemptAt), { now, count });
  if (fresh.length === count) return fresh;
  const again = await claimWhere(db, lte(outbox.nextAttemptAt, now), { now, count: count - fresh.length });
  return [...fresh, ...again];
}

async function claimWhere(db: Database, isDue: SQL, { now, count }: { now: Date; count: number }) {
  const { id, nextAttemptAt, claimedUntil, status } = outbox;
  const isFree = or(isNull(claimedUntil), lte(claimedUntil, now));
  const due = db.$with('due').as(
    db
      .select({ dueId: sql<number>`${id}`.as('due_id'), former: sql`${claimedUntil}`.as('former') })
      .from(outbox)
      .where(and(eq(status, 'queued'), isDue, isFree))
      .orderBy(asc(nextAttemptAt), asc(id))
      .limit(count)
      .for('update', { skipLocked: true }),
  );
  const until = new Date(now.getTime() + leaseSeconds * 1_000);
  const rows = await db
    .with(due)
    .update(outbox)
    .set({ claimedUntil: until, attempts: sql`${outbox.attempts} + 1` })
    .from(due)
    .where(eq(id, due.dueId))
    .returning({ row: outbox, isUnknown: sql<boolean>`${due.former} is not null` });
  return rows.map(({ row, isUnknown }) => ({ ...row, claimedUntil: until, isUnknown }));
}

/**
 * It went out. True whatever has become of the row meanwhile.
 * @param redacted what stays of its words; null where they stay as they are
 */
export const markSent = (
  db: Database,
  id: number,
  { sentAt, providerId }: { sentAt: Date; providerId: string },
  redacted: ReturnType<typeof redact> | null,
) =>
  db
    .update(outbox)
    .set({
      status: 'sent',
      sentAt,
      providerId,
      lastError: null,
      claimedUntil: null,
      nextAttemptAt: null,
      ...(redacted === null ? {} : { ...redacted, redactedAt: sentAt }),
    })
    .where(eq(outbox.id, id));

/** The end without sending: too late (`void`), or refused for good (`failed`). */
export const markEnded = (db: Database, row: Claimed, status: 'void' | 'failed', lastError: string | null) =>
  db
    .update(outbox)
    .set({ status, lastError, claimedUntil: null, nextAttemptAt: null })
    .where(isStillOurs(row));

/** Not sent; to be tried again. Where nobody knows whether it went out, the claim stays standing until then. */
export const markRetry = (
  db: Database,
  row: Claimed,
  { nextAttemptAt, lastError, isUnknown }: { nextAttemptAt: Date; lastError: string; isUnknown: boolean },
) =>
  db
    .update(outbox)
    .set({ nextAttemptAt, lastError, claimedUntil: isUnknown ? nextAttemptAt : null })
    .where(isStillOurs(row));

/** Messages that will not be sent any more, or not with this secret, and still hold it. */
export const findUnredacted = (db: Database, { now, count }: { now: Date; count: number }) =>
  db
    .select({ id: outbox.id, kind: outbox.kind, text: outbox.text, blocks: outbox.blocks })
    .from(outbox)
    .where(
      and(
        isNull(outbox.redactedAt),
        or(
          inArray(outbox.status, ['sent', 'void']),
          // One that failed may be sent again by hand, as long as what it carries is good.
          and(eq(outbox.status, 'failed'), lte(outbox.expiresAt, now)),
        ),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(count);

/** Writes what stays of a message's words. */
export const markRedacted = (db: Database, id: number, words: ReturnType<typeof redact>, at: Date) =>
  db
    .update(outbox)
    .set({ ...words, redactedAt: at })
    .where(and(eq(outbox.id, id), ne(outbox.status, 'queued')));

/** Empties messages of before an instant. What stays says that somebody was told of something, and when. */
export const emptyBefore = (db: Database, before: Date, at: Date) =>
  db
    .update(outbox)
    .set({
      recipient: '',
      subject: '',
      text: '',
      blocks: [],
      attachments: [],
      lastError: null,
      redactedAt: at,
    })
    .where(and(lt(outbox.createdAt, before), ne(outbox.status, 'queued'), ne(outbox.recipient, '')));

/** A worker that was so slow that another has taken its message must not undo what that one writes. */
const isStillOurs = ({ id, attempts }: Claimed) =>
  and(eq(outbox.id, id), eq(outbox.status, 'queued'), eq(outbox.attempts, attempts));

/** Whether a person has been written to about this already, whatever became of the message once it was on its way. */
export async function hasBeenNotified(
  tx: Database,
  { userId, kind, about }: { userId: number | null; kind: string; about: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        userId === null ? isNull(outbox.userId) : eq(outbox.userId, userId),
        eq(outbox.kind, kind),
        eq(outbox.about, about),
        ne(outbox.status, 'suppressed'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether the same message was kept back since an instant, and that stands in the outbox. */
export async function isKeptBackSince(
  tx: Database,
  { userId, kind, about, channel }: Pick<typeof outbox.$inferSelect, 'userId' | 'kind' | 'about' | 'channel'>,
  since: Date,
): Promise<boolean> {
  if (userId === null || about === null) return false;
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.kind, kind),
        eq(outbox.about, about),
        eq(outbox.channel, channel),
        eq(outbox.status, 'suppressed'),
        gt(outbox.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The newest messages first. */
export const newestMessages = (db: Database, count: number) =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);

/** One message, for those who may see all of them. */
export async function findMessage(db: Database, id: number) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/**
 * Messages of one way that wait because the way itself does not work: nothing answered, or it refused us rather than the
 * recipient or the message (nodemailer's `EENVELOPE` and `EMESSAGE`).
 * @returns how many, since when the oldest waits, and the last error of the newest: its code alone, the rest may hold an address
 */
export async function stuckMessages(db: Database, channel: 'email' | 'sms') {
  const isStuck = sql`${outbox.lastError} is not null and ${outbox.lastError} !~ '^(EENVELOPE|EMESSAGE)'`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
      code: sql<
        string | null
      >`(array_agg(split_part(${outbox.lastError}, ' ', 1) order by ${outbox.id} desc))[1]`,
    })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), eq(outbox.channel, channel), isStuck));
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null, code: row?.code ?? null };
}

/** Messages that will never arrive, newest first, for staff: whom, about what, and why. Without their words. */
export const failedMessages = (db: Database, count: number) =>
  db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      recipient: outbox.recipient,
      subject: outbox.subject,
      kind: outbox.kind,
      userId: outbox.userId,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(eq(outbox.status, 'failed'))
    .orderBy(desc(outbox.id))
    .limit(count);

/** More of one kind than anybody tells apart; counting stops there. */
const mostCounted = 10_000;

/** How many messages there are of each channel and state, counted up to ten thousand of each state. */
export async function countByStatus(db: Database) {
  const { rows } = await db.execute<{ channel: string; status: string; count: number }>(sql`
    select channels.channel::text, states.status::text, count(found.channel)::int as count
    from unnest(enum_range(null::message_status)) as states(status)
      cross join unnest(enum_range(null::message_channel)) as channels(channel)
      left join lateral (
        select channel from (select channel from outbox where status = states.status order by id desc limit ${mostCounted}) newest
        where newest.channel = channels.channel) found on true
    group by 1, 2`);
  return rows;
}

/** When the oldest message was written that waits and can still be sent. */
export async function oldestQueuedAt(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now))))
    .orderBy(asc(outbox.id))
    .limit(1);
  return row?.at ?? null;
}
