import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.server.ts';
import { clientAddressOf, trustOf } from './client-address.ts';
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
  /** The same for a request that Fastify has not seen yet; one beyond the limit is not counted. */
  admits(request: IncomingMessage): boolean;
};

/**
 * @param config TRUST_PROXY: whose `X-Forwarded-For` is believed; LIMIT_FACTOR: multiplies the limit
 * @param now milliseconds that only grow
 */
export function createVisits(
  { TRUST_PROXY, LIMIT_FACTOR }: Pick<Config, 'TRUST_PROXY' | 'LIMIT_FACTOR'>,
  now: () => number = () => performance.now(),
): Visits {
  const most = visitsPerMinute * LIMIT_FACTOR;
  const trusts = trustOf(TRUST_PROXY);
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
    admits(request) {
      const network = networkOf(clientAddressOf(request, trusts));
      const count = countOf(network) + 1;
      if (count > most) return false;
      counts.set(network, count);
      return true;
    },
  };
}
