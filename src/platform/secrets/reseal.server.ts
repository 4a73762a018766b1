import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../postgres/database.server.ts';
import { keyOf, type Secrets } from './secrets.server.ts';

/** A column with sealed text; `place` returns the context it is bound to for a row id, read from `key` if not `id`. */
export type SealedColumn = {
  table: string;
  column: string;
  key?: string;
  /** Batch size for columns with files. */
  atOnce?: number;
  place(id: number): string;
};

/** Rows per transaction: readers are unaffected and writers wait only briefly. */
const batchSize = 200;

type Row = { id: number; sealed: string };

type ResealCounts = { done: number; unreadable: { row: string; key: string }[] };

/**
 * Reseals everything not sealed with the newest key, so that older keys can be removed. Can be interrupted and
 * resumed.
 * @param newest name of the key to seal with
 * @param tell called after each batch with the number resealed
 */
export async function reseal(
  db: Database,
  { secrets, newest, columns }: { secrets: Secrets; newest: string; columns: readonly SealedColumn[] },
  tell: (done: number) => void = () => {},
): Promise<ResealCounts> {
  const found: ResealCounts = { done: 0, unreadable: [] };
  for (const where of columns) {
    let last: number | undefined = 0;
    while (last !== undefined) {
      last = await resealBatch(db, { secrets, newest, where, after: last }, found);
      tell(found.done);
    }
  }
  return found;
}

async function resealBatch(
  db: Database,
  { secrets, newest, where, after }: { secrets: Secrets; newest: string; where: SealedColumn; after: number },
  found: ResealCounts,
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
