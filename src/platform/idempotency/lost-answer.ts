import { ApiError } from '../api/client.ts';

/** No answer has come that says what became of a request, however often it was asked. */
export class AnswerLost extends Error {
  /** What came last; a network that broke is no answer at all. */
  readonly last: unknown;

  constructor(last?: unknown) {
    super();
    this.last = last;
  }
}

/**
 * Whether a failure leaves open what became of a request: the network broke, half an answer came, or one from a proxy. Our own
 * 'internal' says that nothing was kept.
 */
export const isAnswerLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 408 ||
  (error.status >= 500 && error.problem.code !== 'internal');

/**
 * Once an answer was lost, only a final one counts: a plain limit, an outage or an ended session says nothing of the first
 * request. A limit of a feature's own is final: the key was looked up before.
 */
const saysNothing = (error: unknown): boolean =>
  isAnswerLost(error) ||
  (error instanceof ApiError && (error.status >= 500 || (error.status === 429 && isPlain(error))));
const isPlain = ({ problem: { code = 'too_many' } }: ApiError): boolean => code === 'too_many';

/** Pauses before asking again, in ms: ten seconds in all, then the person decides. */
export const pausesMs = [500, 1_500, 3_000, 5_000] as const;

/** Who is asked to wait for longer than this decides for themselves. */
const longestPauseMs = 15_000;

/**
 * Sends a request until something is known of it. It must have one effect, however often it is sent.
 * @param onLost the first answer was lost
 * @param isLost whether one was lost before
 * @param mayRepeat whether it may still be sent by itself
 * @throws AnswerLost; or the refusal that is the answer
 */
export async function untilAnswered<T>(
  send: () => Promise<T>,
  {
    isLost = false,
    onLost,
    mayRepeat = () => true,
  }: { isLost?: boolean; onLost: () => void; mayRepeat?: () => boolean },
  pause: (ms: number) => Promise<unknown> = pauseFor,
): Promise<T> {
  let lost = isLost;
  for (let count = 0; ; count++) {
    let last: unknown;
    try {
      return await send();
    } catch (error) {
      if (error instanceof AnswerLost || !(lost ? saysNothing : isAnswerLost)(error)) throw error;
      if (!lost) onLost();
      lost = true;
      last = error;
    }
    const next = Math.max(pausesMs[count] ?? Number.POSITIVE_INFINITY, askedToWaitMs(last));
    if (next > longestPauseMs) throw new AnswerLost(last);
    await pause(next);
    if (!mayRepeat()) throw new AnswerLost(last);
  }
}

const askedToWaitMs = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;

export const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
