import type { Logger } from 'pino';
import { Refusal } from '../api/refusals.ts';
import { errorMessage } from '../errors.ts';
import type { Outages } from '../operations/outages.server.ts';
import { type Database, openDatabase } from '../postgres/database.server.ts';
import { onlyRow } from '../postgres/rows.server.ts';

/**
 * Reads something that may be a second old: where there is a replica, from there. What must be true this moment, what somebody has
 * just written and looks at again, and what is asked because a change was heard of, is read from the database itself
 * (docs/decisions/0053).
 */
export type Reads = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/** Without a replica. */
export const readsFrom =
  (db: Database): Reads =>
  (work) =>
    work(db);

/** Looked at this often; what is older than a second is then used for one more at most. In ms. */
const lookEveryMs = 1_000;

type ReplicaDeps = {
  db: Database;
  /** Of the application's login, whose name and password are the replica's, too. */
  loginUrl: string;
  /** `DATABASE_READ_URL`: where, and which database. */
  readUrl: string;
  size: number;
  log: Logger;
  outages: Outages;
  /** How long somebody waits for a connection: less than for the database itself, which can be asked instead. */
  patienceMs?: number;
};

/**
 * Opens the replica. One that is away, or behind, is a warning: everything is read from the database itself until it is well again.
 * @throws one sentence naming the setting, where it is no copy of this database
 */
export async function openReplica({ db, patienceMs = 1_000, ...deps }: ReplicaDeps) {
  const { loginUrl, readUrl, size, log, outages } = deps;
  const replica = openDatabase({ loginUrl: replicaUrlOf(loginUrl, readUrl), size, log, patienceMs });
  const own = await identityOf(db);
  let isWell = false;
  let illLooks = 0;

  /** @returns why it cannot be used; null where it can */
  const ask = async (): Promise<string | null> => {
    const { rows } = await replica.db.execute<{ reason: string | null }>(standing);
    return onlyRow(rows).reason;
  };
  const look = async (): Promise<void> => {
    const reason = await ask().catch((error: unknown) => `it does not answer: ${errorMessage(error)}`);
    // A new server behind the same address may be anybody's.
    if (reason === null && !isWell) await assertCopy();
    isWell = reason === null;
    illLooks = isWell ? 0 : illLooks + 1;
    // A look between two of its breaths says nothing; the second one does.
    if (reason !== null && illLooks > 1) outages.report('replica', reason);
  };
  const assertCopy = async (): Promise<void> => {
    if ((await identityOf(replica.db)) !== own)
      throw new Error('DATABASE_READ_URL: leads to something else than a copy of DATABASE_URL');
  };
  await look().catch(async (error: unknown) => {
    await replica.close();
    throw error;
  });

  const stopLooking = againAndAgain(() =>
    look().catch((error: unknown) => outages.report('replica', errorMessage(error))),
  );

  const reads: Reads = async (work) => {
    if (!isWell) return work(db);
    try {
      return await work(replica.db);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // It has gone, has cut a long question short to keep up, or lacks what a migration has just brought: no answer is lost by it.
      isWell = false;
      return work(db);
    }
  };
  return {
    reads,
    /** For `/readyz`: why it is not used; null where it is. */
    check: async () => (illLooks > 1 ? 'reads go to the database itself' : null),
    async stop() {
      stopLooking();
      await replica.close();
    },
  };
}

/** @returns ends it: what is under way is not waited for */
function againAndAgain(look: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const later = () => {
    if (isStopped) return;
    timer = setTimeout(() => void look().finally(later), lookEveryMs).unref();
  };
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The replica has every role of its primary: the application logs in there as it does here. */
function replicaUrlOf(loginUrl: string, readUrl: string): string {
  const login = new URL(loginUrl);
  const read = new URL(readUrl);
  read.username = login.username;
  read.password = login.password;
  return read.href;
}

/** Who asks a proxy may have been led to the primary, and nothing is newer. Without a receiver nobody knows how old it is. */
const standing = `
  select case
    when not pg_is_in_recovery() then null
    when not exists (select from pg_stat_wal_receiver) then 'it hears nothing of its primary'
    when pg_last_wal_receive_lsn() <> pg_last_wal_replay_lsn() and now() - pg_last_xact_replay_timestamp() > interval '1 second'
      then 'it is behind'
  end as reason`;

/** The same for a database and its physical copies, and for no other. */
async function identityOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(`
    select (select system_identifier from pg_control_system()) || ' ' || oid as identity
    from pg_database where datname = current_database()`);
  return onlyRow(rows).identity;
}
