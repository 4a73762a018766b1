import type { Config } from '../config.server.ts';
import { networkOf } from './network.ts';

/**
 * Pages and files a minute for one network. A first visit is one document and some sixty files, so a hundred people may
 * arrive behind one address in one minute; search engines ask for a few a second. Calls have their own, lower limit.
 */
export const visitsPerMinute = 6_000;

const windowMs = 60_000;

/** Counts pages and files per network, in memory: a limit for the machine's sake, not for a secret's. */
export type Visits = {
  /** Counts one. @returns 0 where it is within the limit, else the seconds until the next minute begins */
  count(address: string | undefined): number;
};

/**
 * @param config LIMIT_FACTOR: multiplies the limit
 * @param now milliseconds that only grow
 */
export function createVisits(
  { LIMIT_FACTOR }: Pick<Config, 'LIMIT_FACTOR'>,
  now: () => number = () => performance.now(),
): Visits {
  const most = visitsPerMinute * LIMIT_FACTOR;
  const counts = new Map<string, number>();
  let endsAt = now() + windowMs;

  const countOf = (network: string): number => {
    if (now() >= endsAt) {
      counts.clear();
      endsAt = now() + windowMs;
    }
    return counts.get(network) ?? 0;
  };
  return {
    count(address) {
      const network = networkOf(address);
      const count = countOf(network) + 1;
      counts.set(network, count);
      return count <= most ? 0 : Math.max(1, Math.ceil((endsAt - now()) / 1_000));
    },
  };
}
