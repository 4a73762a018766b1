import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { receiptsAsCsv } from './csv.ts';
import * as queries from './queries.server.ts';

/** More than a clinic issues in a year; the rest goes into the next export. */
const maxBatchSize = 20_000;

/** An export and its instant, which identifies it (`exported_at` of its receipts). */
export type Batch = { csv: string; count: number; exportedAt: Date };

/** Destination of an export. Both methods run under the export lock. */
export type ExportTarget = {
  /** Called before receipts are selected. Throwing or returning false cancels the export. */
  prepare(tx: Database): Promise<boolean>;
  /** Stores the table durably before it is marked as exported. Throwing cancels the export. May be called again. */
  keep(batch: Batch): Promise<void>;
};

/**
 * Exports each receipt once, ordered by number. Concurrent exports wait and get the later receipts.
 * @returns null when there is nothing to export
 */
export function exportReceipts(
  db: Database,
  now: () => Date,
  { prepare, keep }: ExportTarget,
  most = maxBatchSize,
): Promise<Batch | null> {
  return inTransaction(db, async (tx) => {
    // Lock before reading receipts, to see what a concurrent export has taken.
    await queries.lockExports(tx);
    if (!(await prepare(tx))) return null;
    const exportedAt = now();
    const due = await queries.listUnexported(tx, most);
    if (due.length === 0) return null;
    await queries.markExported(
      tx,
      due.map(({ id }) => id),
      exportedAt,
    );
    const batch = { csv: receiptsAsCsv(due), count: due.length, exportedAt };
    await keep(batch);
    return batch;
  });
}
