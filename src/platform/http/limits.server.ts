import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal, refuse } from '../api/refusals.ts';
import type { Database } from '../postgres/database.server.ts';
import { rateLimits } from '../tables.server.ts';

/** A limit that holds across instances and restarts, because it is counted in PostgreSQL. */
export type Limit = {
  /** Counts one try. @throws Refusal 429 with Retry-After once the points are used up */
  spend(key: string): Promise<number>;
  /** Takes the try back: it does not count after all. */
  giveBack(key: string): Promise<void>;
  /** Forgets the key's tries. */
  forget(key: string): Promise<void>;
};

/**
 * Makes limits on request rates. `factor` raises them for load tests; limits that guard secrets pass `fixed`.
 * A limit without a name is refused: it would share its counts with others.
 * @param pool the application's pool
 * @param factor `LIMIT_FACTOR`
 */
export const createLimits =
  (pool: Pool, factor: number) =>
  ({
    name,
    points,
    seconds,
    fixed = false,
  }: {
    name: string;
    points: number;
    seconds: number;
    fixed?: boolean;
  }): Limit => {
    if (name === '') throw new Error('A limit needs a name: it is counted by it.');
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: fixed ? points : points * factor,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    return {
      async spend(key) {
        try {
          return (await limiter.consume(key)).consumedPoints;
        } catch (reason) {
          throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
        }
      },
      giveBack: async (key) => void (await limiter.reward(key)),
      forget: async (key) => void (await limiter.delete(key)),
    };
  };

/** Counts one try without refusing it. @returns whether the limit let it pass; every other failure goes on its way */
export async function isWithin(limit: Limit, key: string): Promise<boolean> {
  try {
    await limit.spend(key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Removes counters whose time is over; they no longer refuse anybody, but they would pile up. */
export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}

/** The 429 that says in how many seconds a new try makes sense. */
export const tooMany = (milliseconds: number) =>
  refuse('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)) });

export type Limits = ReturnType<typeof createLimits>;
