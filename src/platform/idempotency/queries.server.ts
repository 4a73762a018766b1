import { lt } from 'drizzle-orm';
import type { RefusalDetail } from '../api/refusals.ts';
import type { Database } from '../postgres/database.server.ts';
import { runPrepared } from '../postgres/prepared-statements.server.ts';
import { idempotencyKeys } from '../tables.server.ts';

/**
 * Key of a user; two users may choose the same one. For API keys, a prefix before the last colon identifies the
 * program.
 */
export type UserKey = { userId: number; key: string };

type StoredRefusal = { code: string; status: number; message: string; detail: RefusalDetail };

/** Outcome of a request. `subjectId`: the row its response is about. */
export type RequestOutcome = { fingerprint: string; subjectId: number | null; refusal: StoredRefusal | null };

/**
 * State of a key; `ending` is undefined if its request is unfinished or unknown. `keys`: number of keys of the user
 * or program.
 */
type KnownKey = { ending: RequestOutcome | undefined; keys: number };

/**
 * Looks up keys, in order. One lateral lookup each (`lateral … limit 1`): a plan made while there are few keys would
 * scan them all later.
 * @param atMost upper bound when counting a user's keys
 */
export async function findOutcomes(db: Database, asked: UserKey[], atMost: number): Promise<KnownKey[]> {
  const rows = await runPrepared<RequestOutcome & { keys: number; isKnown: boolean }>(
    db,
    `select (select count(*)::int from (
         select from idempotency_keys mine where mine.user_id = asked.person
           and regexp_replace(mine.key, '[^:]*$', '') = regexp_replace(asked.key, '[^:]*$', '') limit $3) own) as keys,
       kept.key is not null as "isKnown", kept.fingerprint, kept.subject_id as "subjectId", kept.refusal
     from unnest($1::int[], $2::text[]) with ordinality as asked(person, key, place)
     left join lateral (
       select * from idempotency_keys own where own.user_id = asked.person and own.key = asked.key limit 1
     ) kept on true
     order by asked.place`,
    [asked.map(({ userId }) => userId), asked.map(({ key }) => key), atMost],
  );
  return rows.map((row) => ({ ending: row.isKnown ? row : undefined, keys: row.keys }));
}

export type StoredOutcome = UserKey & RequestOutcome & { expiresAt: Date };

/**
 * Stores outcomes. Waits for transactions that store the same keys.
 * @returns per key whether it was stored: false if an earlier one exists
 */
export async function insertOutcomes(db: Database, endings: StoredOutcome[]): Promise<boolean[]> {
  const rows = await runPrepared<UserKey>(
    db,
    // Ordered by key, so that instances storing the same keys lock them in one order.
    `insert into idempotency_keys (user_id, key, fingerprint, subject_id, refusal, expires_at)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::json[], $6::timestamptz[]) order by 1, 2
     on conflict do nothing returning user_id as "userId", key`,
    [
      endings.map(({ userId }) => userId),
      endings.map(({ key }) => key),
      endings.map(({ fingerprint }) => fingerprint),
      endings.map(({ subjectId }) => subjectId),
      endings.map(({ refusal }) => (refusal === null ? null : JSON.stringify(refusal))),
      endings.map(({ expiresAt }) => expiresAt),
    ],
  );
  return endings.map(({ userId, key }) => rows.some((row) => row.userId === userId && row.key === key));
}

export const deleteExpiredKeys = (db: Database, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
