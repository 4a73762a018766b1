import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { errorCode, errorDetail } from '../errors.ts';

/** The application's connection to PostgreSQL; also what a transaction looks like to a query. `$client` is what is beneath. */
export type Database = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

/** Serialization failure and deadlock: the server asks us to try again. */
const retryable = new Set(['40001', '40P01']);

type Opening = { loginUrl: string; size: number; log: Logger; patienceMs?: number; answerMs?: number };

/**
 * Opens the pool that the application works with.
 * @param opening loginUrl: connection string of a role that cannot change ledgers or the audit log, never the owner's; size:
 *   connections at most; patienceMs: how long somebody waits for one; answerMs: how long a statement may take, 5 s being far above
 *   any of ours (the slowest measured takes milliseconds) and below the 15 s of a request
 */
export function openDatabase({ loginUrl, size, log, patienceMs = 5_000, answerMs = 5_000 }: Opening) {
  const pool = new pg.Pool({
    connectionString: loginUrl,
    max: size,
    application_name: 'onyar',
    options: `-c statement_timeout=${answerMs} -c idle_in_transaction_session_timeout=${2 * answerMs} -c timezone=UTC`,
    connectionTimeoutMillis: patienceMs,
    // The server's own limit does not help where the server is frozen; a second more lets it speak first.
    query_timeout: answerMs + 1_000,
    idleTimeoutMillis: 60_000,
    // What `together` sends does not wait for the answer to what went before; whatever is awaited one by one goes one by one.
    pipeline: true,
  });
  // Without these listeners the process dies with the first connection that PostgreSQL closes: the pool hears only of
  // idle ones, and a connection that is lost between two statements of a transaction has nobody else to tell.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Runs work in one transaction, and once more where PostgreSQL reports a deadlock or a serialization failure.
 * @param db the database, not a transaction
 * @param work gets the transaction; a thrown error rolls back and is passed on
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await runOnce(db, work);
  } catch (error) {
    if (!retryable.has(sqlStateOf(error) ?? '')) throw error;
    return runOnce(db, work);
  }
}

/**
 * Not Drizzle's own `transaction`: where its BEGIN fails because the connection was lost, it never gives the connection
 * back, and ten of those leave the pool empty for good.
 */
async function runOnce<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const { $client: pool } = db;
  if ('release' in pool) throw new Error('a transaction inside a transaction');
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away instead of being lent out again.
    await client.query('rollback').catch((lost: Error) => {
      failure = lost;
    });
    // The next connection may lead to the server that writes.
    if (sqlStateOf(error) === onlyReads && error instanceof Error) failure = error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/**
 * Runs work whose failure the transaction is to survive: what it wrote is undone, the rest stays.
 * @param tx a transaction
 * @param work a thrown error undoes it and is passed on
 */
export async function inSavepoint<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  const connection = tx.$client;
  await connection.query('savepoint work');
  try {
    const result = await work();
    await connection.query('release savepoint work');
    return result;
  } catch (error) {
    // Rolling back keeps the savepoint, and one around this work has the same name.
    await connection.query('rollback to savepoint work; release savepoint work');
    throw error;
  }
}

/** The five-character SQLSTATE of a PostgreSQL error, also where Drizzle has wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = errorCode(inner);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The name of the constraint that a PostgreSQL error speaks of. */
export function constraintOf(error: unknown): string | undefined {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = errorDetail(inner, 'constraint');
  return typeof name === 'string' ? name : undefined;
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error|not queryable/;

/** SQLSTATE of a server that only reads: a replica that an address still leads to while its primary is being replaced. */
const onlyReads = '25006';

/** Errors of other sockets: Fastify gives the errors of a request's body a status, and `fetch` throws a TypeError. */
const isOfAnotherSocket = (error: unknown): boolean =>
  error instanceof TypeError || typeof errorDetail(error, 'statusCode') === 'number';

/** Whether an error says that PostgreSQL is unreachable, starting, stopping, full, too slow to answer, or only a replica for now. */
export function isDatabaseAway(error: unknown): boolean {
  if (isOfAnotherSocket(error)) return false;
  const state = sqlStateOf(error);
  if (state !== undefined) return /^(08|53|57P0)/.test(state) || state === '57014' || state === onlyReads;
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return false;
  return lostConnection.test(inner.message) || lostConnection.test(errorCode(inner) ?? '');
}
