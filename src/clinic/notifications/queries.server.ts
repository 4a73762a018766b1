import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { redact } from './redaction.ts';
import { leaseSeconds } from './rules.ts';
import { outbox } from './tables.server.ts';

/** A message claimed by a worker. `isUnknown`: an earlier attempt may have gone out unnoticed. */
export type Claimed = Omit<typeof outbox.$inferSelect, 'claimedUntil'> & {
  claimedUntil: Date;
  isUnknown: boolean;
};

/**
 * Claims due messages, never the same for two workers. New ones first, because people wait for codes, then retries.
 * Two statements, so that each reads from the start of its index however long the queue is.
 * @returns messages; `attempts` includes the current one
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
 * Marks a message as sent, whatever its row says by now.
 * @param redacted the redacted text; null keeps the text
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

/** Ends a message without sending: `void` when expired, `failed` when permanently refused. */
export const markEnded = (db: Database, row: Claimed, status: 'void' | 'failed', lastError: string | null) =>
  db
    .update(outbox)
    .set({ status, lastError, claimedUntil: null, nextAttemptAt: null })
    .where(isStillClaimed(row));

export const markRetry = (
  db: Database,
  row: Claimed,
  { nextAttemptAt, lastError, isUnknown }: { nextAttemptAt: Date; lastError: string; isUnknown: boolean },
) =>
  db
    .update(outbox)
    .set({ nextAttemptAt, lastError, claimedUntil: isUnknown ? nextAttemptAt : null })
    .where(isStillClaimed(row));

/** Finds messages that still contain a secret they will no longer deliver. */
export const findUnredacted = (db: Database, { now, count }: { now: Date; count: number }) =>
  db
    .select({ id: outbox.id, kind: outbox.kind, text: outbox.text, blocks: outbox.blocks })
    .from(outbox)
    .where(
      and(
        isNull(outbox.redactedAt),
        or(
          inArray(outbox.status, ['sent', 'void']),
          // A failed message can be resent by hand while its secret is valid.
          and(eq(outbox.status, 'failed'), lte(outbox.expiresAt, now)),
        ),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(count);

export const markRedacted = (db: Database, id: number, words: ReturnType<typeof redact>, at: Date) =>
  db
    .update(outbox)
    .set({ ...words, redactedAt: at })
    .where(and(eq(outbox.id, id), ne(outbox.status, 'queued')));

/** Empties messages before an instant. What remains shows who was notified of what, and when. */
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

/** Guards against a slow worker whose message another one has claimed. */
const isStillClaimed = ({ id, attempts }: Claimed) =>
  and(eq(outbox.id, id), eq(outbox.status, 'queued'), eq(outbox.attempts, attempts));

/** Whether a person has been notified about this, by a message of any kind or the given one, delivered or not. */
export async function hasBeenNotified(
  tx: Database,
  { userId, about, kind }: { userId: number | null; about: string; kind?: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        userId === null ? isNull(outbox.userId) : eq(outbox.userId, userId),
        eq(outbox.about, about),
        kind === undefined ? undefined : eq(outbox.kind, kind),
        ne(outbox.status, 'suppressed'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type Withheld = Pick<typeof outbox.$inferSelect, 'recipient' | 'kind' | 'about' | 'channel'>;

export async function isSuppressedSince(
  tx: Database,
  { recipient, kind, about, channel }: Withheld,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'suppressed'),
        eq(outbox.recipient, recipient),
        eq(outbox.kind, kind),
        sql`${outbox.about} is not distinct from ${about}`,
        eq(outbox.channel, channel),
        gt(outbox.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const newestMessages = (db: Database, count: number) =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);

/** Finds a message without an access check, for staff who may see all of them. */
export async function findMessage(db: Database, id: number) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/**
 * Queued messages of a channel that itself fails: it is unreachable or refuses us, rather than a recipient or message
 * (nodemailer's `EENVELOPE` and `EMESSAGE`).
 * @returns their number, the time of the oldest, and the last error code of the newest; other error text may contain
 * an address
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

/** Number of queued messages due before an instant that no process has tried to send. */
export async function countUntried(
  db: Database,
  { channel, before, now }: { channel: 'email' | 'sms'; before: Date; now: Date },
): Promise<number> {
  const isDue = sql`coalesce(${outbox.nextAttemptAt}, ${outbox.createdAt}) < ${before.toISOString()}`;
  return db.$count(
    outbox,
    and(
      eq(outbox.status, 'queued'),
      eq(outbox.channel, channel),
      isNull(outbox.lastError),
      isDue,
      or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
    ),
  );
}

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

/** Counting stops here. */
const maxCounted = 10_000;

export async function countByStatus(db: Database) {
  const { rows } = await db.execute<{ channel: string; status: string; count: number }>(sql`
    select channels.channel::text, states.status::text, count(found.channel)::int as count
    from unnest(enum_range(null::message_status)) as states(status)
      cross join unnest(enum_range(null::message_channel)) as channels(channel)
      left join lateral (
        select channel from (select channel from outbox where status = states.status order by id desc limit ${maxCounted}) newest
        where newest.channel = channels.channel) found on true
    group by 1, 2`);
  return rows;
}

/** Creation time of the oldest queued message that has not expired. */
export async function oldestQueuedAt(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now))))
    .orderBy(asc(outbox.id))
    .limit(1);
  return row?.at ?? null;
}
