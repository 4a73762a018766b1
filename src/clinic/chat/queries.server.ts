import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { chatMessages, chatThreads } from './tables.server.ts';
import { messagesPerPage } from './terms.ts';

export type Side = (typeof chatMessages.$inferSelect)['side'];
export type ThreadRow = typeof chatThreads.$inferSelect;

/** A patient's thread; undefined before the first message. */
export async function findThread(db: Database, patientId: number): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(chatThreads).where(eq(chatThreads.patientId, patientId));
  return row;
}

/**
 * Gets or creates a patient's thread and locks its row until the transaction ends, so that messages are
 * written one at a time.
 */
export async function lockThread(tx: Database, patientId: number, now: Date): Promise<ThreadRow> {
  await tx.insert(chatThreads).values({ patientId, createdAt: now }).onConflictDoNothing();
  return onlyRow(
    await tx.select().from(chatThreads).where(eq(chatThreads.patientId, patientId)).for('update'),
  );
}

const messageColumns = {
  id: chatMessages.id,
  clientId: chatMessages.clientId,
  side: chatMessages.side,
  authorUserId: chatMessages.authorUserId,
  /** Of the team: the professional's public name, or else the account's name. */
  author: sql<string | null>`coalesce(${professionals.name}, ${users.fullName})`,
  createdAt: chatMessages.createdAt,
  sealedBody: chatMessages.sealedBody,
};

const selectMessages = (db: Database) =>
  db
    .select(messageColumns)
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorUserId))
    .leftJoin(professionals, eq(professionals.userId, chatMessages.authorUserId));

export type MessageRow = Awaited<ReturnType<typeof findMessage>> & object;

/** Finds a message by the id its client chose. */
export async function findMessage(db: Database, threadId: number, clientId: string) {
  const [row] = await selectMessages(db).where(
    and(eq(chatMessages.threadId, threadId), eq(chatMessages.clientId, clientId)),
  );
  return row;
}

/** Messages of a page, newest first, plus one more if there are older ones. */
export const newestMessages = (
  db: Database,
  { threadId, before }: { threadId: number; before: number | undefined },
) =>
  selectMessages(db)
    .where(
      and(
        eq(chatMessages.threadId, threadId),
        before === undefined ? undefined : lt(chatMessages.id, before),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(messagesPerPage + 1);

/** Inserts a message, then seals its text to its id, which only exists after the insert. */
export async function addMessage(
  tx: Database,
  values: Omit<typeof chatMessages.$inferInsert, 'sealedBody'>,
  seal: (id: number) => string,
): Promise<void> {
  const { id } = onlyRow(
    await tx
      .insert(chatMessages)
      .values({ ...values, sealedBody: '' })
      .returning({ id: chatMessages.id }),
  );
  await tx
    .update(chatMessages)
    .set({ sealedBody: seal(id) })
    .where(eq(chatMessages.id, id));
}

const readMarks = { person: chatThreads.personReadId, team: chatThreads.teamReadId };
const readMarkNames = { person: 'personReadId', team: 'teamReadId' } as const;

/** Stores how far a side has read. Never moves back or beyond the last message. */
export async function setRead(
  db: Database,
  { threadId, side, upTo }: { threadId: number; side: Side; upTo: number },
): Promise<void> {
  const there = sql`coalesce((select max(m.id) from chat_messages m where m.thread_id = ${threadId} and m.id <= ${upTo}), 0)`;
  await db
    .update(chatThreads)
    .set({ [readMarkNames[side]]: there })
    .where(and(eq(chatThreads.id, threadId), lt(readMarks[side], there)));
}

export async function countUnread(db: Database, thread: ThreadRow, side: Side): Promise<number> {
  const readId = side === 'person' ? thread.personReadId : thread.teamReadId;
  const other = side === 'person' ? 'team' : 'person';
  return db.$count(
    chatMessages,
    and(eq(chatMessages.threadId, thread.id), eq(chatMessages.side, other), gt(chatMessages.id, readId)),
  );
}

/** `isIn`: has an active account, and so can read and answer. */
export type TeamMember = { id: number; name: string; isIn: boolean };

/** Professionals with a confirmed appointment with the patient, latest appointment first. */
const teamOf = (
  patient: string,
) => `select pr.id, pr.name, max(a.starts_at) as at, exists (select from users ac
    where ac.id = pr.user_id and ac.closed_at is null and ac.disabled_at is null) as is_in
  from appointments a join professionals pr on pr.id = a.professional_id and pr.active
  where a.patient_id = ${patient} and a.status = 'confirmed' group by pr.id`;

export const careTeam = (db: Database, patientId: number): Promise<TeamMember[]> =>
  runPrepared<TeamMember>(
    db,
    `select id, name, is_in as "isIn" from (${teamOf('$1')}) team order by at desc, id`,
    [patientId],
  );

const nameOf = 'coalesce(p.full_name, u.full_name, u.username)';

export type SummaryRow = {
  patientId: number;
  name: string | null;
  unread: number;
  waitingSince: Date | null;
  lastAt: Date;
  team: TeamMember[];
};

/** Maximum number of listed threads. Waiting ones come first, so they are always included. */
const maxListed = 500;

/** Looks up care teams for the listed threads only: a large clinic has ten thousand threads. */
const listQuery = `
  with page as (
    select t.patient_id, ${nameOf} as name, w.unread, w.since, last.at
    from chat_threads t
      join patients p on p.id = t.patient_id and p.blocked_until is null
      join users u on u.id = p.user_id and u.closed_at is null
      cross join lateral (select count(*)::integer as unread, min(created_at) as since from chat_messages m
        where m.thread_id = t.id and m.side = 'person' and m.id > t.team_read_id) w
      cross join lateral (select created_at as at from chat_messages m where m.thread_id = t.id order by m.id desc limit 1) last
    where $1::integer is null or t.patient_id in (select a.patient_id from appointments a
      join professionals pr on pr.id = a.professional_id and pr.active
      where a.professional_id = $1 and a.status = 'confirmed')
    order by w.since nulls last, last.at desc limit ${maxListed}
  )
  select page.patient_id as "patientId", page.name, page.unread, page.since as "waitingSince", page.at as "lastAt",
    coalesce(team.members, '[]') as team
  from page cross join lateral (select json_agg(json_build_object('id', id, 'name', name, 'isIn', is_in) order by at desc, id) as members
    from (${teamOf('page.patient_id')}) members) team
  order by page.since nulls last, page.at desc`;

/** Threads, longest waiting first. @param reach scope from `reachOf` */
export const listThreads = (db: Database, reach: number | null): Promise<SummaryRow[]> =>
  runPrepared<SummaryRow>(db, listQuery, [reach]);

/** The patient of a thread; undefined if there is none or the record is blocked. */
export async function findPerson(db: Database, patientId: number) {
  const [row] = await runPrepared<{ name: string | null; userId: number }>(
    db,
    `select ${nameOf} as name, u.id as "userId" from patients p join users u on u.id = p.user_id and u.closed_at is null
     where p.id = $1 and p.blocked_until is null`,
    [patientId],
  );
  return row;
}

/** Whether the audit log has an access of this user to the thread since an instant. */
export async function hasOpenedSince(
  db: Database,
  { userId, patientId, since }: { userId: number; patientId: number; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.patientId, patientId),
        eq(auditLog.action, 'chat.read'),
        eq(auditLog.actorUserId, userId),
        gt(auditLog.at, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

const notifiedColumns = { person: 'person_told_id', team: 'team_told_id' } as const;
const readColumns = { person: 'person_read_id', team: 'team_read_id' } as const;

/**
 * Threads with an unread message of the other side older than `before`, about which no e-mail was sent since
 * the last reading.
 */
export const findWaiting = (
  db: Database,
  side: Side,
  before: Date,
): Promise<{ threadId: number; patientId: number }[]> =>
  runPrepared(
    db,
    `select t.id as "threadId", t.patient_id as "patientId" from chat_threads t
     where t.kept_until is null and t.${notifiedColumns[side]} <= t.${readColumns[side]}
       and exists (select from chat_messages m where m.thread_id = t.id and m.side <> '${side}'
         and m.id > t.${readColumns[side]} and m.created_at <= $1)
     order by t.id limit 500`,
    [before],
  );

/** Claims the notification of a side: true for one caller only, once per unread period. */
export async function claimNotice(tx: Database, side: Side, threadId: number): Promise<boolean> {
  const rows = await runPrepared(
    tx,
    `update chat_threads t set ${notifiedColumns[side]} = (select max(m.id) from chat_messages m where m.thread_id = t.id and m.side <> '${side}')
     where t.id = $1 and t.${notifiedColumns[side]} <= t.${readColumns[side]} returning t.id`,
    [threadId],
  );
  return rows.length > 0;
}

/** Releases the claim when nothing was sent: the next poll retries. */
export const releaseNotice = (tx: Database, side: Side, threadId: number) =>
  runPrepared(tx, `update chat_threads set ${notifiedColumns[side]} = ${readColumns[side]} where id = $1`, [
    threadId,
  ]);

export async function userOf(db: Database, patientId: number): Promise<number | null> {
  return (await findPerson(db, patientId))?.userId ?? null;
}

/**
 * Staff accounts that answer a thread and have an address: the therapists of the patient, or else the
 * director.
 */
export const findAnswerers = (
  db: Database,
  team: readonly number[],
): Promise<{ userId: number; email: string; language: string | null }[]> =>
  runPrepared(
    db,
    `with reached as (
       select u.id as "userId", u.alert_email as email, u.language, u.role, coalesce(pr.id = any($1), false) as treats from users u
         left join professionals pr on pr.user_id = u.id and pr.active
       where u.alert_email is not null and u.closed_at is null and u.disabled_at is null and u.role in ('professional', 'admin')
     )
     select distinct "userId", email, language from reached
     where case when exists (select from reached where treats) then treats else role = 'admin' end
     order by 1`,
    [team],
  );

/** Moves one record's thread to another record; if both have one, merges their messages. */
export async function movePatient(
  tx: Database,
  { from, to }: { from: number; to: number },
): Promise<Record<string, never>> {
  const theirs = await findThread(tx, from);
  const stays = await findThread(tx, to);
  if (theirs === undefined) return {};
  if (stays === undefined) {
    await tx.update(chatThreads).set({ patientId: to }).where(eq(chatThreads.id, theirs.id));
    return {};
  }
  await tx.update(chatMessages).set({ threadId: stays.id }).where(eq(chatMessages.threadId, theirs.id));
  await tx.delete(chatThreads).where(eq(chatThreads.id, theirs.id));
  return {};
}

export const allMessages = (db: Database, threadId: number) =>
  selectMessages(db).where(eq(chatMessages.threadId, threadId)).orderBy(chatMessages.id);
