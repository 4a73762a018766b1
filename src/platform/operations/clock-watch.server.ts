import { sql } from 'drizzle-orm';
import type { Database } from '../postgres/database.server.ts';
import { onlyRow } from '../postgres/rows.server.ts';
import type { Clock } from '../time/clock.ts';
import { limits } from './limits.ts';

/** Pauses in ms between two requests: a right clock rarely becomes wrong, a wrong one may be corrected at once. */
const httpPausesMs = { right: 3_600_000, wrongOrUnknown: 60_000 };
const httpTimeoutMs = 4_000;

type Source = { name: string; read(): Promise<Date | undefined> };

/**
 * Compares this machine's clock with the database server's and with the date of an HTTP service, because a database on
 * the same machine has the same clock.
 * @param deps httpUrl: the wallet's API; undefined where it is a simulation
 * @returns a check: the reason why the clock is wrong, or null
 */
export function createClockCheck({
  db,
  clock,
  httpUrl,
}: {
  db: Database;
  clock: Clock;
  httpUrl: string | undefined;
}): () => Promise<string | null> {
  const database: Source = { name: 'that of the database server', read: () => readDatabaseTime(db) };
  const compare = async ({ name, read }: Source): Promise<string | null | undefined> => {
    const before = clock.now().getTime();
    const theirs = await read();
    if (theirs === undefined) return undefined;
    const after = clock.now().getTime();
    // Rounded to whole seconds, and an answer may take some.
    const tolerated = limits.clockSeconds * 1_000 + (after - before);
    const difference = (before + after) / 2 - theirs.getTime();
    return Math.abs(difference) <= tolerated ? null : describe(difference, name);
  };
  const compareHttp = httpUrl === undefined ? undefined : createHttpComparison(httpUrl, compare);
  return async () => {
    const [ofDatabase, ofHttp] = await Promise.all([compare(database), compareHttp?.()]);
    return ofHttp ?? ofDatabase ?? null;
  };
}

/** Returns the last result between two requests, and while the service does not respond. */
function createHttpComparison(
  url: string,
  compare: (source: Source) => Promise<string | null | undefined>,
): () => Promise<string | null> {
  const { hostname } = new URL(url);
  let last: string | null = null;
  let nextAt = 0;
  return async () => {
    if (performance.now() < nextAt) return last;
    const result = await compare({ name: `that of ${hostname}`, read: () => readHttpDate(url) });
    const pause = result === null ? httpPausesMs.right : httpPausesMs.wrongOrUnknown;
    nextAt = performance.now() + pause;
    if (result !== undefined) last = result;
    return last;
  };
}

async function readDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return new Date(onlyRow(rows).ms);
}

/** The `Date` header of any response, plus the `Age` (seconds) of a cached one. */
export async function readHttpDate(url: string): Promise<Date | undefined> {
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(httpTimeoutMs),
  }).catch(() => undefined);
  const at = Date.parse(response?.headers.get('date') ?? '');
  const age = Number(response?.headers.get('age') ?? 0);
  return Number.isNaN(at + age) ? undefined : new Date(at + age * 1_000);
}

function describe(differenceMs: number, whose: string): string {
  const minutes = Math.round(Math.abs(differenceMs) / 60_000);
  const length = minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;
  return `the clock of this machine is ${length} ${differenceMs > 0 ? 'ahead of' : 'behind'} ${whose}: codes of second factors are refused`;
}
