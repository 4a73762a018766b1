import autocannon from 'autocannon';
import { percentile } from './report.ts';

/**
 * Result of one round of load: requests per second, latencies in ms, and the number of responses per status.
 */
export type Round = { perSecond: number; latenciesMs: number[]; statuses: Record<number, number> };

export type Shot = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

/**
 * Sends each shot once, over 16 connections by default.
 * @param origin address of the product
 * @param shots taken in order, each connection takes the next one
 */
export async function sendAll(origin: string, shots: Shot[], connections = 16): Promise<Round> {
  let next = 0;
  const latenciesMs: number[] = [];
  const statuses: Record<number, number> = {};
  const started = performance.now();
  let endedAt = started;
  const options: autocannon.Options = {
    url: origin,
    connections,
    amount: shots.length,
    requests: [
      {
        setupRequest: (request) => {
          const shot = shots[next++ % shots.length] as Shot;
          return {
            ...request,
            method: shot.method ?? 'GET',
            path: shot.path,
            headers: { ...shot.headers },
            body: shot.body ?? '',
          };
        },
      },
    ],
  };
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(options, (error) => (error ? reject(error) : resolve()));
    instance.on('response', (_client, status, _bytes, ms) => {
      latenciesMs.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
      endedAt = performance.now();
    });
  });
  return { perSecond: (latenciesMs.length * 1_000) / (endedAt - started), latenciesMs, statuses };
}

export const p95 = (round: Round): number => percentile(round.latenciesMs, 0.95);

/** Throws if any response had another status: a fast wrong response must not count as a result. */
export function requireStatus(round: Round, status: number): Round {
  const others = Object.entries(round.statuses).filter(([code]) => Number(code) !== status);
  if (others.length > 0) throw new Error(`expected only ${status}, got ${JSON.stringify(round.statuses)}`);
  return round;
}
