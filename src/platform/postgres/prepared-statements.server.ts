import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { fillPlaceholders, is, Param, Placeholder } from 'drizzle-orm';
import { type Database, sqlStateOf } from './database.server.ts';

/**
 * Runs a text under a name of its own, so that PostgreSQL parses and plans it once per connection.
 * @returns the rows, as `pg` reads them
 */
export async function runNamed<Row extends object>(
  db: Database,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({ name: nameOf(text), text, values });
  return rows;
}

const names = new Map<string, string>();

/** A short name that is the same in every process. Texts are few and fixed, so the map stays small. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/**
 * A statement on the hot path: built by Drizzle once, not at every call (which costs more than sending it), and
 * prepared in PostgreSQL.
 * @param build makes the query, with `sql.placeholder(…)` where values go
 * @returns a function that runs it on a database or transaction
 */
export function statement<Values extends Record<string, unknown>, Row extends object>(
  build: () => { toSQL(): { sql: string; params: unknown[] } },
) {
  let built: { sql: string; params: unknown[] } | undefined;
  return (db: Database, values: Values): Promise<Row[]> => {
    built ??= build().toSQL();
    return runNamed<Row>(db, built.sql, fill(built.params, values));
  };
}

/** As Drizzle does it, but null stays null: it would hand null to the column's encoder, and an instant's fails on it. */
const fill = (params: unknown[], values: Record<string, unknown>): unknown[] =>
  params.map((param) => {
    const isNull = is(param, Param) && is(param.value, Placeholder) && values[param.value.name] === null;
    return isNull ? null : fillPlaceholders([param], values)[0];
  });

type Results<Sent extends readonly unknown[]> = { -readonly [Place in keyof Sent]: Awaited<Sent[Place]> };

/** What a statement says that was sent behind one that had failed. */
const isConsequence = (error: unknown): boolean => sqlStateOf(error) === '25P02';

/**
 * Sends statements of one transaction that do not need each other's answers in one go, in the order in which they are
 * written: one round trip instead of one each. Where one fails the rest is waited for all the same, so that nothing
 * is sent after the transaction has ended.
 * @param tx a transaction
 * @param send begins the work; what it sends before it first waits goes together
 * @throws what failed first, not what failed because of that
 */
export async function together<const Sent extends readonly unknown[]>(
  tx: Database,
  send: () => Sent,
): Promise<Results<Sent>> {
  const socket = socketOf(tx);
  socket.cork();
  // After what is answered already, and follows from it at once: pg-boss waits for a promise or two before it writes.
  process.nextTick(() => socket.uncork());
  const settled = await Promise.allSettled(send());
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw failures.find((error) => !isConsequence(error)) ?? failures[0];
  // Cast: all of them are fulfilled, and in their order.
  return settled.map((one) => ('value' in one ? one.value : undefined)) as Results<Sent>;
}

/** The driver writes each statement by itself, and its types hide where; an open cork holds them back. */
function socketOf({ $client: client }: Database): Pick<Socket, 'cork' | 'uncork'> {
  // Cast: pg's own field, of every client.
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
