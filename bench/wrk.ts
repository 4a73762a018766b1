import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Result of one round; latencies in ms. */
export type Load = { perSecond: number; p50: number; p99: number };

/**
 * Sends one request repeatedly on 16 connections from one thread of wrk. A client in Node costs as
 * much as the response, so both sides would look alike.
 * @param seconds wrk has no limit by count (stopping it early falsifies its rate); 5 s are at most half a
 * million responses
 * @param paths addresses to request in turn; default: the one of `url`
 * @throws Error if wrk is missing, or a response had a status of 400 or above
 */
export async function wrk(url: string, seconds: number, paths: string[] = []): Promise<Load> {
  const script = new URL('./wrk.lua', import.meta.url).pathname;
  const args = ['-t', '1', '-c', '16', '-d', `${seconds}s`, '-H', 'accept-encoding: gzip', '-s', script, url];
  const env = { ...process.env, ...(paths.length === 0 ? {} : { WRK_PATHS: paths.join(' ') }) };
  const { stdout } = await run('wrk', args, { env, timeout: (seconds + 20) * 1_000 }).catch((error) => {
    throw error.code === 'ENOENT'
      ? new Error('wrk is needed for this bench: install the package `wrk`.')
      : error;
  });
  const line = stdout.split('\n').find((one) => one.startsWith('{'));
  if (line === undefined) throw new Error(`wrk: ${stdout}`);
  const { requests, failures, microseconds, p50, p99 } = JSON.parse(line) as Record<string, number>;
  if (failures !== 0 || !requests || !microseconds) throw new Error(`wrk: ${line}`);
  return {
    perSecond: requests / (microseconds / 1_000_000),
    p50: (p50 as number) / 1_000,
    p99: (p99 as number) / 1_000,
  };
}
