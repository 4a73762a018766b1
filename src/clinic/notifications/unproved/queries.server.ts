import { lt } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { advisoryLocks } from '#platform/postgres/locks.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { unprovedLetters } from '../tables.server.ts';

/**
 * Whether an account has verified an address (`is_proved_address`, defined in a migration). If not, locks the address
 * until the transaction ends, so that concurrent letters see each other.
 */
export async function isProvedOrLocked(
  tx: Database,
  { userId, recipient, addressHash }: { userId: number | null; recipient: string; addressHash: string },
): Promise<boolean> {
  const [row] = await runPrepared<{ isProved: boolean }>(
    tx,
    `select case when is_proved_address($1::integer, $2::text) then true
       else pg_advisory_xact_lock(${advisoryLocks.unprovedAddress}, hashtext($3::text)) is null end as "isProved"`,
    [userId, recipient, addressHash],
  );
  return row?.isProved === true;
}

/**
 * Counts letters since an instant, to one address and to all.
 * @param most upper bound of the latter count
 */
export async function countSince(
  tx: Database,
  addressHash: string,
  since: Date,
  most: number,
): Promise<{ ofMailbox: number; inAll: number }> {
  const [row] = await runPrepared<{ ofMailbox: number; inAll: number }>(
    tx,
    `select (select count(*)::int from unproved_letters where address_hash = $1 and sent_at > $2) as "ofMailbox",
       (select count(*)::int from (select from unproved_letters where sent_at > $2 limit $3) of_all) as "inAll"`,
    [addressHash, since, most],
  );
  return row ?? { ofMailbox: 0, inAll: 0 };
}

export const insertLetter = (tx: Database, addressHash: string, sentAt: Date) =>
  tx.insert(unprovedLetters).values({ addressHash, sentAt });

export const deleteUnprovedLetters = (db: Database, before: Date) =>
  db.delete(unprovedLetters).where(lt(unprovedLetters.sentAt, before));
