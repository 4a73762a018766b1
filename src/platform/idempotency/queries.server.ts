import { lt } from 'drizzle-orm';
import type { RefusalDetail } from '../api/refusals.ts';
import type { Database } from '../postgres/database.server.ts';
import { runNamed } from '../postgres/prepared-statements.server.ts';
import { idempotencyKeys } from '../tables.server.ts';

/** Whose key it is: two people may happen upon the same one. A program's says whose it is before a last colon. */
export type KeyOfPerson = { userId: number; key: string };

/** A refusal as it is kept; `detail` holds sentences and free hours, nothing of the person's. */
type StoredRefusal = { code: string; status: number; message: string; detail: RefusalDetail };

/** How the request of a key ended. `subjectId`: of the row that its answer is about. */
export type Ending = { fingerprint: string; subjectId: number | null; refusal: StoredRefusal | null };

/**
 * What is known of a key; `ending` is undefined where its request has not ended, or never came. `keys`: how many the person
 * has, or that program in their name.
 */
type KnownKey = { ending: Ending | undefined; keys: number };

/**
 * What is known of some keys, in their order. Each is looked for by itself (`lateral … limit 1`), or a plan of days with few
 * keys would go through all of them later.
 * @param atMost counting a person's keys stops here
 */
export async function findEndings(db: Database, asked: KeyOfPerson[], atMost: number): Promise<KnownKey[]> {
  const rows = await runNamed<Ending & { keys: number; isKnown: boolean }>(
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

/** How the request of a key ended, to be kept until an instant. */
export type KeptEnding = KeyOfPerson & Ending & { expiresAt: Date };

/**
 * Keeps how the requests of some keys ended. Waits for other transactions that keep one under the same keys.
 * @returns for each whether it is kept: false where that, or an earlier one, was faster
 */
export async function insertEndings(db: Database, endings: KeptEnding[]): Promise<boolean[]> {
  const rows = await runNamed<KeyOfPerson>(
    db,
    // By key, so that two instances that keep the same ones wait for each other in one order.
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

/** Forgets keys that nobody asks with any more. */
export const deleteExpiredKeys = (db: Database, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
