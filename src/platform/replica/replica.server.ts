import type { Logger } from 'pino';
import { Refusal } from '../api/refusals.ts';
import { errorMessage } from '../errors.ts';
import type { Outages } from '../operations/outages.server.ts';
import { type Database, openDatabase } from '../postgres/database.server.ts';
import { onlyRow } from '../postgres/rows.server.ts';

/**
 * Reads data that may be a second old, from the replica if there is one. Data that must be current, was just written
 * by the user, or is refetched because of a change is read from the primary (docs/decisions/0053).
 */
export type Reads = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

export const createReads =
  (db: Database): Reads =>
  (work) =>
    work(db);

/** Check interval in ms; a stale replica is used for at most this much longer. */
const checkIntervalMs = 1_000;

type ReplicaDeps = {
  db: Database;
  /** The application's login, valid on the replica too. */
  loginUrl: string;
  /** `DATABASE_READ_URL`: host and database. */
  readUrl: string;
  size: number;
  log: Logger;
  outages: Outages;
  /** Maximum wait for a connection: shorter than for the primary, which is the fallback. */
  patienceMs?: number;
};

/**
 * Opens the replica. While it is unreachable or lagging, a warning is logged and all reads go to the primary.
 * @throws Error naming the setting if it is no copy of this database
 */
export async function openReplica({ db, patienceMs = 1_000, ...deps }: ReplicaDeps) {
  const { loginUrl, readUrl, size, log, outages } = deps;
  const replica = openDatabase({ loginUrl: deriveReplicaUrl(loginUrl, readUrl), size, log, patienceMs });
  const own = await identityOf(db);
  let isUsable = false;
  let failedChecks = 0;

  const ask = async (): Promise<string | null> => {
    const { rows } = await replica.db.execute<{ reason: string | null }>(replicaStateQuery);
    return onlyRow(rows).reason;
  };
  const look = async (): Promise<void> => {
    const reason = await ask().catch((error: unknown) => `it does not answer: ${errorMessage(error)}`);
    // The server behind the address may have been replaced.
    if (reason === null && !isUsable) await assertCopy();
    isUsable = reason === null;
    failedChecks = isUsable ? 0 : failedChecks + 1;
    // One failed check may be a hiccup; the second is reported.
    if (reason !== null && failedChecks > 1) outages.report('replica', reason);
  };
  const assertCopy = async (): Promise<void> => {
    if ((await identityOf(replica.db)) !== own)
      throw new Error('DATABASE_READ_URL: leads to something else than a copy of DATABASE_URL');
  };
  await look().catch(async (error: unknown) => {
    await replica.close();
    throw error;
  });

  const stopLooking = repeatCheck(() =>
    look().catch((error: unknown) => outages.report('replica', errorMessage(error))),
  );

  const reads: Reads = async (work) => {
    if (!isUsable) return work(db);
    try {
      return await work(replica.db);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // The replica is gone, has cancelled a long query to keep up, or lacks a new migration: repeat on the primary.
      isUsable = false;
      return work(db);
    }
  };
  return {
    reads,
    /** For `/readyz`: why it is not used, or null. */
    check: async () => (failedChecks > 1 ? 'reads go to the database itself' : null),
    async stop() {
      stopLooking();
      await replica.close();
    },
  };
}

/** @returns a function that stops it, without waiting for a running check */
function repeatCheck(look: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const later = () => {
    if (isStopped) return;
    timer = setTimeout(() => void look().finally(later), checkIntervalMs).unref();
  };
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** A replica has the roles of its primary, so the application's login works there. */
function deriveReplicaUrl(loginUrl: string, readUrl: string): string {
  const login = new URL(loginUrl);
  const read = new URL(readUrl);
  read.username = login.username;
  read.password = login.password;
  return read.href;
}

/** A proxy may route to the primary, which is always current. Without a WAL receiver the lag is unknown. */
const replicaStateQuery = `
  select case
    when not pg_is_in_recovery() then null
    when not exists (select from pg_stat_wal_receiver) then 'it hears nothing of its primary'
    when pg_last_wal_receive_lsn() <> pg_last_wal_replay_lsn() and now() - pg_last_xact_replay_timestamp() > interval '1 second'
      then 'it is behind'
  end as reason`;

/** Identity shared by a database and its physical copies only. */
async function identityOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(`
    select (select system_identifier from pg_control_system()) || ' ' || oid as identity
    from pg_database where datname = current_database()`);
  return onlyRow(rows).identity;
}
