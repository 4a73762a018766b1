import { type Database, inTransaction } from './database.server.ts';

class DryRunRollback extends Error {}

/** Runs work and rolls it back, for previews that match the real result except for concurrent changes. */
export async function dryRun<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const outcome: T[] = [];
  try {
    await inTransaction(db, async (tx) => {
      outcome[0] = await work(tx);
      throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  const [done] = outcome;
  if (done === undefined) throw new Error('a transaction ended without its work');
  return done;
}
