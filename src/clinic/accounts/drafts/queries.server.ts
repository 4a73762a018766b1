import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { drafts, sessions } from '../tables.server.ts';

/** The session's number, which stays when its id changes on a switch of users. */
const selectSessionNumber = (db: Database, sessionId: string) =>
  db.select({ id: sessions.id }).from(sessions).where(eq(sessions.idHash, sessionId));

const belongsToSession = (db: Database, sessionId: string) =>
  eq(drafts.sessionNumber, sql`(${selectSessionNumber(db, sessionId)})`);

export const draftsOf = (db: Database, sessionId: string) =>
  db.select().from(drafts).where(belongsToSession(db, sessionId)).orderBy(asc(drafts.id));

export const countOtherDrafts = (db: Database, sessionId: string, place: string): Promise<number> =>
  db.$count(drafts, and(belongsToSession(db, sessionId), ne(drafts.place, place)));

/** The id of the form's draft, inserted if missing. @returns undefined if the session has ended meanwhile */
export async function ensureDraft(
  tx: Database,
  { sessionId, place, at }: { sessionId: string; place: string; at: Date },
): Promise<number | undefined> {
  const [session] = await selectSessionNumber(tx, sessionId);
  if (session === undefined) return undefined;
  const [row] = await tx
    .insert(drafts)
    .values({ sessionNumber: session.id, place, sealedWords: '', at })
    .onConflictDoUpdate({ target: [drafts.sessionNumber, drafts.place], set: { at } })
    .returning({ id: drafts.id });
  return row?.id;
}

export async function setDraftText(tx: Database, id: number, sealedWords: string): Promise<void> {
  await tx.update(drafts).set({ sealedWords }).where(eq(drafts.id, id));
}

export async function deleteDraft(db: Database, sessionId: string, place: string): Promise<void> {
  await db.delete(drafts).where(and(belongsToSession(db, sessionId), eq(drafts.place, place)));
}
