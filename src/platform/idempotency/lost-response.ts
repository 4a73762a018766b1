import { ApiError } from '../api/client.ts';

export class ResponseLost extends Error {
  readonly last: unknown;

  constructor(last?: unknown) {
    super();
    this.last = last;
  }
}

/**
 * Whether an error leaves the outcome unknown: a network failure, a partial response, or a proxy's error. Our own
 * 'internal' error means that nothing was stored.
 */
export const isResponseLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 408 ||
  (error.status >= 500 && error.problem.code !== 'internal');

/**
 * After a lost response only final ones count: rate limits, outages and expired sessions say nothing about the first
 * request. A feature's own limit is final, because the key was looked up before.
 */
const isInconclusive = (error: unknown): boolean =>
  isResponseLost(error) ||
  (error instanceof ApiError && (error.status >= 500 || (error.status === 429 && isGeneralLimit(error))));
const isGeneralLimit = ({ problem: { code = 'too_many' } }: ApiError): boolean => code === 'too_many';

/** Delays before retries in ms: ten seconds in total, then the user decides. */
export const pausesMs = [500, 1_500, 3_000, 5_000] as const;

/** Longer requested waits are left to the user. */
const maxPauseMs = 15_000;

/**
 * Repeats a request until its outcome is known. The request must be idempotent.
 * @param onLost called when the first response is lost
 * @param isLost whether one was lost before
 * @param mayRepeat whether it may still be repeated automatically
 * @throws ResponseLost; or the server's refusal
 */
export async function retryUntilResponse<T>(
  send: () => Promise<T>,
  {
    isLost = false,
    onLost,
    mayRepeat = () => true,
  }: { isLost?: boolean; onLost: () => void; mayRepeat?: () => boolean },
  pause: (ms: number) => Promise<unknown> = delayFor,
): Promise<T> {
  let lost = isLost;
  for (let count = 0; ; count++) {
    let last: unknown;
    try {
      return await send();
    } catch (error) {
      if (error instanceof ResponseLost || !(lost ? isInconclusive : isResponseLost)(error)) throw error;
      if (!lost) onLost();
      lost = true;
      last = error;
    }
    const next = Math.max(pausesMs[count] ?? Number.POSITIVE_INFINITY, retryAfterMs(last));
    if (next > maxPauseMs) throw new ResponseLost(last);
    await pause(next);
    if (!mayRepeat()) throw new ResponseLost(last);
  }
}

const retryAfterMs = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;

export const delayFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
