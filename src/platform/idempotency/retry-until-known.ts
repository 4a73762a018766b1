import { ApiError } from '../api/client.ts';
import { ResponseLost, retryUntilResponse } from './lost-response.ts';
import { userChanged } from './open-request.ts';

/** State while the outcome of a request is unknown: checking; no response, the user must retry; or told to wait. */
export type Doubt = 'asking' | 'waiting' | 'held-off';

/** Asking was abandoned without a message: the page was left, or the user has changed. */
export class RetryAbandoned extends ResponseLost {}

/**
 * Time in ms after a press during which requests are repeated automatically; later the user may have forgotten it or
 * changed their mind.
 */
export const automaticRetryMs = 3 * 60_000;

export type OpenRequestHandle = {
  isOpen: () => boolean;
  close: () => void;
};

type RetryOptions<Answer> = {
  send: () => Promise<Answer>;
  /** Aborted when the page is left; with `personGone` when the user has changed. */
  signal: AbortSignal;
  isLost: boolean;
  givesUp: boolean;
  isSeen: () => boolean;
  request: OpenRequestHandle;
  onDoubt: (doubt: Doubt) => void;
  /** Resolves on a press, or when the network returns and `mayGoOn` allows it. */
  goOn: (mayGoOn: () => boolean, signal: AbortSignal) => Promise<void>;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
};

/**
 * Repeats a request until its outcome is known. Automatically only while the user is watching and for some minutes
 * after the last press: nothing may be sent unseen hours later.
 * @throws the server's refusal; ResponseLost if it is too old to be repeated, or gives up; RetryAbandoned
 */
export async function retryUntilKnown<Answer>(asking: RetryOptions<Answer>): Promise<Answer> {
  const { send, signal, givesUp, isSeen, request, onDoubt, goOn, now = Date.now, pause } = asking;
  let { isLost } = asking;
  const onLost = () => {
    isLost = true;
    onDoubt('asking');
  };
  for (;;) {
    const pressedAt = now();
    const mayRepeat = () =>
      !signal.aborted &&
      isSeen() &&
      request.isOpen() &&
      now() - pressedAt >= 0 &&
      now() - pressedAt < automaticRetryMs;
    try {
      const answer = await retryUntilResponse(send, { isLost, onLost, mayRepeat }, pause);
      throwIfUserChanged(signal);
      request.close();
      return answer;
    } catch (error) {
      throwIfUserChanged(signal);
      if (!(error instanceof ResponseLost)) {
        // After signing in again the request can be repeated.
        const mustSignIn = isLost && error instanceof ApiError && error.status === 401;
        if (!mustSignIn) request.close();
        throw mustSignIn && givesUp ? new ResponseLost(error) : error;
      }
      if (error instanceof RetryAbandoned || givesUp) throw error;
      if (signal.aborted) throw new RetryAbandoned();
      onDoubt(error.last instanceof ApiError ? 'held-off' : 'waiting');
    }
    await goOn(mayRepeat, signal);
    if (signal.aborted) throw new RetryAbandoned();
    if (!request.isOpen()) throw new ResponseLost();
    onDoubt('asking');
  }
}

function throwIfUserChanged(signal: AbortSignal): void {
  if (signal.reason === userChanged) throw new RetryAbandoned();
}

/** Resolves on a press, on the network's return if `mayGoOn` allows it, or when asking ends. */
export async function untilPressOrOnline(
  press: { current: (() => void) | undefined },
  mayGoOn: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    press.current = resolve;
    const onOnline = () => mayGoOn() && resolve();
    window.addEventListener('online', onOnline, { signal: over.signal });
    signal.addEventListener('abort', () => resolve(), { signal: over.signal });
    if (signal.aborted) resolve();
  });
  over.abort();
  press.current = undefined;
}
