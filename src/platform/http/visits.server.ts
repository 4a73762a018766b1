import type { Config } from '../config.server.ts';
import { networkOf } from './network.ts';

/**
 * Pages and files per minute and network. A first visit loads one document and about sixty files, so a hundred people
 * behind one address can arrive within a minute; crawlers request a few per second. API calls have a lower limit of
 * their own.
 */
export const visitsPerMinute = 6_000;

const windowMs = 60_000;

export type Visits = {
  count(address: string | undefined): number;
};

/**
 * @param config LIMIT_FACTOR: multiplies the limit
 * @param now monotonic milliseconds
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
