import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { csvOf } from './csv.ts';
import * as queries from './queries.server.ts';

/** More than a clinic issues in a year; what is left over is for the next export. */
const mostAtOnce = 20_000;

/** One export: what it holds, and the instant by which it is known (`exported_at` of its receipts). */
export type Batch = { csv: string; count: number; exportedAt: Date };

/** Where an export is kept. Both run while no other export does. */
export type Keeper = {
  /** Before anything is taken; where it throws or says false, nothing is. */
  prepare(tx: Database): Promise<boolean>;
  /** Keeps the table for good, before it counts as taken; where it throws, nothing is. May be called again. */
  keep(batch: Batch): Promise<void>;
};

/**
 * Takes the receipts that have not been exported, in order of their numbers, each once. Whoever exports at the same time
 * waits, and gets what came afterwards.
 * @returns null where there is nothing to export
 */
export function exportReceipts(
  db: Database,
  now: () => Date,
  { prepare, keep }: Keeper,
  most = mostAtOnce,
): Promise<Batch | null> {
  return inTransaction(db, async (tx) => {
    // Before the first look at the receipts: what another export takes must be seen as taken.
    await queries.lockExports(tx);
    if (!(await prepare(tx))) return null;
    const exportedAt = now();
    const due = await queries.notExported(tx, most);
    if (due.length === 0) return null;
    await queries.markExported(
      tx,
      due.map(({ id }) => id),
      exportedAt,
    );
    const batch = { csv: csvOf(due), count: due.length, exportedAt };
    await keep(batch);
    return batch;
  });
}
