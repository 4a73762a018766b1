import { lt } from 'drizzle-orm';
import type { RefusalDetail } from '../api/refusals.ts';
import type { Database } from '../postgres/database.server.ts';
import { runNamed } from '../postgres/prepared-statements.server.ts';
import { idempotencyKeys } from '../tables.server.ts';

/** Whose key it is: two people may happen upon the same one. */
export type KeyOfPerson = { userId: number; key: string };

/** A refusal as it is kept; `detail` holds sentences and free hours, nothing of the person's. */
type StoredRefusal = { code: string; status: number; message: string; detail: RefusalDetail };

/** How the request of a key ended. `subjectId`: of the row that its answer is about. */
export type Ending = { fingerprint: string; subjectId: number | null; refusal: StoredRefusal | null };

/**
 * How the request of a key ended; undefined where it has not, or never came.
 * @param atMost counting the person's keys stops here
 */
export async function findEnding(
  db: Database,
  { userId, key }: KeyOfPerson,
  atMost: number,
): Promise<{ ending: Ending | undefined; keys: number }> {
  const [row] = await runNamed<Ending & { keys: number; isKnown: boolean }>(
    db,
    `select asked.keys, kept.key is not null as "isKnown", kept.fingerprint, kept.subject_id as "subjectId", kept.refusal
     from (select count(*)::int as keys from (select from idempotency_keys where user_id = $1 limit $3) own) asked
     left join idempotency_keys kept on kept.user_id = $1 and kept.key = $2`,
    [userId, key, atMost],
  );
  return { ending: row?.isKnown ? row : undefined, keys: row?.keys ?? 0 };
}

/**
 * Keeps how the request of a key ended. Waits for another transaction that keeps one under the same key.
 * @returns false where that, or an earlier one, was faster; then nothing is kept
 */
export async function insertEnding(
  db: Database,
  { userId, key }: KeyOfPerson,
  { fingerprint, subjectId, refusal }: Ending,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await runNamed(
    db,
    `insert into idempotency_keys (user_id, key, fingerprint, subject_id, refusal, expires_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
    [userId, key, fingerprint, subjectId, refusal === null ? null : JSON.stringify(refusal), expiresAt],
  );
  return rows.length > 0;
}

/** Forgets keys that nobody asks with any more. */
export const deleteExpiredKeys = (db: Database, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
