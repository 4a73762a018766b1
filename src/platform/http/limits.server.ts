import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal, refuse } from '../api/refusals.ts';
import type { Database } from '../postgres/database.server.ts';
import { rateLimits } from '../tables.server.ts';

/** A rate limit shared by all instances and restarts, stored in PostgreSQL. */
export type Limit = {
  /** Counts one attempt. @throws Refusal 429 with Retry-After when the points are used up */
  spend(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/**
 * Creates rate limits. `factor` raises them for load tests, except `fixed` ones, which protect secrets. Unnamed
 * limits are refused, because they would share counters.
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
          throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext) : reason;
        }
      },
      giveBack: async (key) => void (await limiter.reward(key)),
      forget: async (key) => void (await limiter.delete(key)),
    };
  };

/** Counts one attempt. @returns whether it is within the limit; other errors are rethrown */
export async function spendIfAllowed(limit: Limit, key: string): Promise<boolean> {
  try {
    await limit.spend(key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}

export const tooManyRequests = (milliseconds: number) =>
  refuse('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)) });

export type Limits = ReturnType<typeof createLimits>;
