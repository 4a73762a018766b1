import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Database, inTransaction } from '../postgres/database.server.ts';

/** A number that stands in the database, for `/metrics`. Labels are states and names of ours, never anything of a person's. */
export type Figure = {
  name: string;
  help: string;
  labels: readonly string[];
  read(tx: Database): Promise<readonly { labels?: Record<string, string>; value: number }[]>;
};

type Readings = ReadonlyMap<Figure, Awaited<ReturnType<Figure['read']>>>;

/** However often somebody asks, the database is asked once in this long, in ms. */
const keptMs = 15_000;
/** A figure that takes longer than this is given up: nobody may wait for a number. In ms. */
const patienceMs = 1_000;

type FiguresDeps = {
  db: Database;
  pool: Pick<Pool, 'waitingCount'>;
  figures: readonly Figure[];
  now?: () => number;
};

/**
 * Reads figures so that reading cannot hurt: one after the other on one connection, each given a second, the answer kept for all
 * who ask, and not at all while somebody waits for a connection. A figure that cannot be read is absent, not old.
 * @returns what was read last and how old it is, in seconds; undefined before the first time
 */
export function createFigures({ db, pool, figures, now = () => performance.now() }: FiguresDeps) {
  let last: { at: number; readings: Readings } | undefined;
  let reading: Promise<void> | undefined;

  const read = async () => {
    const readings = new Map<Figure, Awaited<ReturnType<Figure['read']>>>();
    for (const figure of figures) {
      const values = await inTransaction(db, async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${patienceMs}`));
        return figure.read(tx);
      }).catch(() => undefined);
      // The database is away or slow: asking for the next one would only wait again.
      if (values === undefined) break;
      readings.set(figure, values);
    }
    last = { at: now(), readings };
  };

  return async () => {
    const isDue = last === undefined || now() - last.at >= keptMs;
    if (isDue && (reading !== undefined || pool.waitingCount === 0)) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return last && { readings: last.readings, ageSeconds: (now() - last.at) / 1_000 };
  };
}
