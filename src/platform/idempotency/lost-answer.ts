import { ApiError } from '../api-client.ts';

/** No answer has come that says what became of a request, however often it was asked. */
export class AnswerLost extends Error {}

/**
 * Whether a failure leaves open what became of a request: the network broke, half an answer came, or one from a proxy. Our own
 * 'internal' says that nothing was kept.
 */
export const isAnswerLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 408 ||
  (error.status >= 500 && error.problem.code !== 'internal');

/** Once an answer was lost, only a final one counts: a limit, an outage or an ended session says nothing of the first request. */
const saysNothing = (error: unknown): boolean =>
  isAnswerLost(error) || (error instanceof ApiError && (error.status === 429 || error.status >= 500));

/** Pauses before asking again, in ms: ten seconds in all, then the person decides. */
export const pausesMs = [500, 1_500, 3_000, 5_000] as const;

/**
 * Sends a request until something is known of it. It must have one effect, however often it is sent.
 * @param onLost the first answer was lost
 * @param isLost whether one was lost before
 * @throws AnswerLost; or the refusal that is the answer
 */
export async function untilAnswered<T>(
  send: () => Promise<T>,
  { isLost = false, onLost }: { isLost?: boolean; onLost: () => void },
  pause: (ms: number) => Promise<unknown> = pauseFor,
): Promise<T> {
  let lost = isLost;
  for (let count = 0; ; count++) {
    try {
      return await send();
    } catch (error) {
      if (!(lost ? saysNothing : isAnswerLost)(error)) throw error;
      if (!lost) onLost();
      lost = true;
    }
    const next = pausesMs[count];
    if (next === undefined) throw new AnswerLost();
    await pause(next);
  }
}

const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
