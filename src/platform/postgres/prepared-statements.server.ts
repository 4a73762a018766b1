import { createHash } from 'node:crypto';
import { fillPlaceholders, is, Param, Placeholder } from 'drizzle-orm';
import { type Database, sqlStateOf } from './database.server.ts';

/**
 * Runs a query as a named prepared statement, so that PostgreSQL parses and plans it once per connection.
 * @returns the rows, as `pg` parses them
 */
export async function runPrepared<Row extends object>(
  db: Database,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({ name: nameOf(text), text, values });
  return rows;
}

const names = new Map<string, string>();

/** A short name, equal in every process. Queries are few and constant, so the map stays small. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/**
 * A statement for hot paths: built by Drizzle once, because building costs more than sending, and prepared in
 * PostgreSQL.
 * @param build builds the query with `sql.placeholder(…)`
 * @returns a function that runs it on a database or transaction
 */
export function statement<Values extends Record<string, unknown>, Row extends object>(
  build: () => { toSQL(): { sql: string; params: unknown[] } },
) {
  let built: { sql: string; params: unknown[] } | undefined;
  return (db: Database, values: Values): Promise<Row[]> => {
    built ??= build().toSQL();
    return runPrepared<Row>(db, built.sql, bindParameters(built.params, values));
  };
}

/** Like Drizzle, but keeps null: Drizzle passes null to the column's encoder, which fails for timestamps. */
const bindParameters = (params: unknown[], values: Record<string, unknown>): unknown[] =>
  params.map((param) => {
    const isNull = is(param, Param) && is(param.value, Placeholder) && values[param.value.name] === null;
    return isNull ? null : fillPlaceholders([param], values)[0];
  });

type Results<Sent extends readonly unknown[]> = { -readonly [Place in keyof Sent]: Awaited<Sent[Place]> };

/** Error of a statement sent after a failed one. */
const isFollowUpError = (error: unknown): boolean => sqlStateOf(error) === '25P02';

/**
 * Sends independent statements of a transaction in order without waiting in between (the driver's pipeline mode): one
 * round trip instead of one each. After a failure it waits for the rest, so that nothing is sent after the transaction
 * ends.
 * @param send starts the statements; everything it sends before its first wait is pipelined
 * @throws the first failure, not its consequences
 */
export async function pipelineStatements<const Sent extends readonly unknown[]>(
  send: () => Sent,
): Promise<Results<Sent>> {
  const settled = await Promise.allSettled(send());
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw failures.find((error) => !isFollowUpError(error)) ?? failures[0];
  // Cast: all are fulfilled, in order.
  return settled.map((one) => ('value' in one ? one.value : undefined)) as Results<Sent>;
}
