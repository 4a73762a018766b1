import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Database, inTransaction } from '../postgres/database.server.ts';

/** A metric read from the database, for `/metrics`. Labels contain no personal data. */
export type Metric = {
  name: string;
  help: string;
  labels: readonly string[];
  read(tx: Database): Promise<readonly { labels?: Record<string, string>; value: number }[]>;
};

type Readings = ReadonlyMap<Metric, Awaited<ReturnType<Metric['read']>>>;

/** Cache time of the metrics in ms. */
const cacheMs = 15_000;
/** Timeout of a metric in ms. */
const queryTimeoutMs = 1_000;

type MetricReaderDeps = {
  db: Database;
  pool: Pick<Pool, 'waitingCount'>;
  figures: readonly Metric[];
  now?: () => number;
};

/**
 * Reads metrics without burdening the app: sequentially on one connection, with a timeout each, cached for all
 * callers, and not while anyone waits for a connection. A metric that cannot be read is omitted.
 * @returns the last values and their age in seconds; undefined before the first read
 */
export function createMetricReader({ db, pool, figures, now = () => performance.now() }: MetricReaderDeps) {
  let last: { at: number; readings: Readings } | undefined;
  let reading: Promise<void> | undefined;

  const read = async () => {
    const readings = new Map<Metric, Awaited<ReturnType<Metric['read']>>>();
    for (const figure of figures) {
      const values = await inTransaction(db, async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${queryTimeoutMs}`));
        return figure.read(tx);
      }).catch(() => undefined);
      // The database is unreachable or slow: the next metric would time out too.
      if (values === undefined) break;
      readings.set(figure, values);
    }
    last = { at: now(), readings };
  };

  return async () => {
    const isDue = last === undefined || now() - last.at >= cacheMs;
    if (isDue && (reading !== undefined || pool.waitingCount === 0)) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return last && { readings: last.readings, ageSeconds: (now() - last.at) / 1_000 };
  };
}
