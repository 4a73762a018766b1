import { createHash } from 'node:crypto';
import { fillPlaceholders, is, Param, Placeholder } from 'drizzle-orm';
import type { Database } from './database.server.ts';

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
