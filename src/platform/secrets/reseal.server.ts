import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../postgres/database.server.ts';
import { keyOf, type Secrets } from './secrets.server.ts';

/** Where sealed text stands; `place` is what it is bound to, by the row's id, which `key` names where it is not `id`. */
export type SealedColumn = {
  table: string;
  column: string;
  key?: string;
  /** How many rows are opened at once, where they hold files. */
  atOnce?: number;
  place(id: number): string;
};

/** Rows of one transaction: others may read them meanwhile, and hardly wait to write. */
const batchSize = 200;

type Row = { id: number; sealed: string };

/** How many were sealed anew, and the rows that no key of ours opens. */
type Found = { done: number; unreadable: { row: string; key: string }[] };

/**
 * Seals everything anew that the newest key has not sealed, so that older keys can end. What is done stays done: whoever is
 * interrupted goes on where it stopped.
 * @param newest name of the key to seal with
 * @param tell hears after each batch how many have been sealed anew
 */
export async function reseal(
  db: Database,
  { secrets, newest, columns }: { secrets: Secrets; newest: string; columns: readonly SealedColumn[] },
  tell: (done: number) => void = () => {},
): Promise<Found> {
  const found: Found = { done: 0, unreadable: [] };
  for (const where of columns) {
    let last: number | undefined = 0;
    while (last !== undefined) {
      last = await resealBatch(db, { secrets, newest, where, after: last }, found);
      tell(found.done);
    }
  }
  return found;
}

/** @returns the last row's id; undefined where there are no more */
async function resealBatch(
  db: Database,
  { secrets, newest, where, after }: { secrets: Secrets; newest: string; where: SealedColumn; after: number },
  found: Found,
): Promise<number | undefined> {
  const table = sql.identifier(where.table);
  const column = sql.identifier(where.column);
  const key = sql.identifier(where.key ?? 'id');
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<Row>(
      sql`select ${key} as id, ${column} as sealed from ${table} where ${key} > ${after} and split_part(${column}, '.', 1) <> ${newest}
          order by ${key} limit ${where.atOnce ?? batchSize} for update`,
    );
    for (const { id, sealed } of rows) {
      const plain = secrets.tryOpen(sealed, where.place(id));
      if (plain === undefined) {
        found.unreadable.push({ row: where.place(id), key: keyOf(sealed) });
        continue;
      }
      await tx.execute(
        sql`update ${table} set ${column} = ${secrets.seal(plain, where.place(id))} where ${key} = ${id}`,
      );
      found.done++;
    }
    return rows.at(-1)?.id;
  });
}

/** How many texts each key has sealed. */
export async function countByKey(
  db: Database,
  columns: readonly SealedColumn[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of columns) {
    const { rows } = await db.execute<{ key: string; count: number }>(
      sql`select split_part(${sql.identifier(column)}, '.', 1) as key, count(*)::int as count
          from ${sql.identifier(table)} where ${sql.identifier(column)} is not null group by 1`,
    );
    for (const { key, count } of rows) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}
