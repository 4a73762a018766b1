import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { errorCode, errorDetail, errorMessage } from '../errors.ts';

/** The application's database connection or a transaction. `$client` is the underlying pool or client. */
export type Database = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

const retryable = new Set(['40001', '40P01']);

type OpenOptions = { loginUrl: string; size: number; log: Logger; patienceMs?: number; answerMs?: number };

/**
 * Opens the application's connection pool.
 * @param opening loginUrl: connection string of a limited role that cannot change ledgers or the audit log; size:
 * maximum connections; patienceMs: maximum wait for one; answerMs: statement timeout; 5 s is far above any of ours
 * (milliseconds) and below the request timeout of 15 s
 */
export function openDatabase({ loginUrl, size, log, patienceMs = 5_000, answerMs = 5_000 }: OpenOptions) {
  const pool = new pg.Pool({
    connectionString: loginUrl,
    max: size,
    application_name: 'onyar',
    options: `-c statement_timeout=${answerMs} -c idle_in_transaction_session_timeout=${2 * answerMs} -c timezone=UTC`,
    connectionTimeoutMillis: patienceMs,
    // For a frozen server, whose own timeout does not fire; a second longer, so that it normally responds first.
    query_timeout: answerMs + 1_000,
    idleTimeoutMillis: 60_000,
    // Allows `pipeline` to pipeline statements; awaited statements stay sequential.
    pipeline: true,
  });
  // Without these listeners a closed connection would crash the process: the pool only reports idle ones, and one
  // lost between two statements of a transaction has no other listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  // An outage loses all of them at once, and is logged once by the health check.
  pool.on('error', (error) => log.info({ reason: error.message }, 'an idle database connection was lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Runs work in a transaction, and retries once after a deadlock or serialization failure.
 * @param db the database, not a transaction
 * @param work gets the transaction; a thrown error rolls back and is rethrown
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
 * Not Drizzle's `transaction`: if its BEGIN fails because of a lost connection, it leaks the connection, and ten of
 * those exhaust the pool for good.
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
    // A connection that cannot roll back is discarded.
    await client.query('rollback').catch((lost: Error) => {
      failure = lost;
    });
    // The next connection may reach the writable server.
    if (sqlStateOf(error) === readOnlyState && error instanceof Error) failure = error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/**
 * Runs work in a savepoint: a failure undoes only its writes.
 * @param tx a transaction
 * @param work a thrown error undoes it and is rethrown
 */
export async function inSavepoint<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  const connection = tx.$client;
  await connection.query('savepoint work');
  try {
    const result = await work();
    await connection.query('release savepoint work');
    return result;
  } catch (error) {
    // Rolling back keeps the savepoint, and an outer one has the same name.
    await connection.query('rollback to savepoint work; release savepoint work');
    throw error;
  }
}

/**
 * The SQLSTATE of a PostgreSQL error, also when wrapped by Drizzle. It contains a digit; Node's `EPIPE` has five
 * letters too.
 */
export function sqlStateOf(error: unknown): string | undefined {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = errorCode(inner);
  return code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export function constraintOf(error: unknown): string | undefined {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = errorDetail(inner, 'constraint');
  return typeof name === 'string' ? name : undefined;
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error|not queryable/;

/** Only as codes: in a message they may concern a mail server. A stopped container loses its name too. */
const unreachableHost = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** SQLSTATE of a read-only server: a replica still addressed during a failover. */
const readOnlyState = '25006';

/** Errors of other sockets: Fastify sets a status on body errors, and `fetch` throws a TypeError. */
const isOtherSocketError = (error: unknown): boolean =>
  error instanceof TypeError || typeof errorDetail(error, 'statusCode') === 'number';

/** Whether an error means that PostgreSQL is unreachable, starting, stopping, full, too slow, or read-only for now. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (isOtherSocketError(error)) return false;
  const state = sqlStateOf(error);
  if (state !== undefined) return /^(08|53|57P0)/.test(state) || state === '57014' || state === readOnlyState;
  // Not `instanceof`: pg-boss reports the errors of its workers as plain objects with the same fields.
  const inner = errorDetail(error, 'cause') ?? error;
  const code = errorCode(inner) ?? '';
  return lostConnection.test(errorMessage(inner)) || lostConnection.test(code) || unreachableHost.has(code);
}
