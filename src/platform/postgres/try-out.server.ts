import { type Database, inTransaction } from './database.server.ts';

class TakenBack extends Error {}

/** Runs work and rolls it back, for previews that match the real result except for concurrent changes. */
export async function tryOut<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const outcome: T[] = [];
  try {
    await inTransaction(db, async (tx) => {
      outcome[0] = await work(tx);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const [done] = outcome;
  if (done === undefined) throw new Error('a transaction ended without its work');
  return done;
}
