import { ApiError } from '../api/client.ts';
import { AnswerLost, untilAnswered } from './lost-answer.ts';
import { personGone } from './open-request.ts';

/**
 * What a screen says while nobody knows what became of a request: it is being asked about; no answer comes, and the person is to
 * ask; or an answer came that says to wait.
 */
export type Doubt = 'asking' | 'waiting' | 'held-off';

/** Nobody asks any more, and nothing is to be said: its page was left, or its person is no longer there. */
export class AskingEnded extends AnswerLost {}

/** So long after a press something goes out by itself; later the person may have forgotten it, or think otherwise. */
export const freshMs = 3 * 60_000;

/** A request as it is being asked about. */
export type Asked = {
  /** Whether it may still be sent again. */
  isOpen: () => boolean;
  /** What became of it is known. */
  close: () => void;
};

type Asking<Answer> = {
  send: () => Promise<Answer>;
  /** Aborted when the page is left; with `personGone` when its person is. */
  signal: AbortSignal;
  /** An answer was lost before. */
  isLost: boolean;
  givesUp: boolean;
  /** Whether the person sees that something is being asked. */
  isSeen: () => boolean;
  request: Asked;
  onDoubt: (doubt: Doubt) => void;
  /** Until the person presses; or the network is back, and `mayGoOn` then. */
  goOn: (mayGoOn: () => boolean, signal: AbortSignal) => Promise<void>;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
};

/**
 * Repeats a request until it is known what became of it. By itself only while the person sees it and for some minutes after the
 * last press: nothing may go out hours later, unseen.
 * @throws the refusal that is the answer; AnswerLost where it is too old to be sent again, or gives up; AskingEnded
 */
export async function askUntilKnown<Answer>(asking: Asking<Answer>): Promise<Answer> {
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
      now() - pressedAt < freshMs;
    try {
      const answer = await untilAnswered(send, { isLost, onLost, mayRepeat }, pause);
      endIfGone(signal);
      request.close();
      return answer;
    } catch (error) {
      endIfGone(signal);
      if (!(error instanceof AnswerLost)) {
        // Whoever has to sign in first asks again afterwards.
        const mustSignIn = isLost && error instanceof ApiError && error.status === 401;
        if (!mustSignIn) request.close();
        throw mustSignIn && givesUp ? new AnswerLost(error) : error;
      }
      if (error instanceof AskingEnded || givesUp) throw error;
      if (signal.aborted) throw new AskingEnded();
      onDoubt(error.last instanceof ApiError ? 'held-off' : 'waiting');
    }
    await goOn(mayRepeat, signal);
    if (signal.aborted) throw new AskingEnded();
    if (!request.isOpen()) throw new AnswerLost();
    onDoubt('asking');
  }
}

function endIfGone(signal: AbortSignal): void {
  if (signal.reason === personGone) throw new AskingEnded();
}

/** Until the person presses, the network is back and `mayGoOn`, or asking ends. */
export async function pressedOrOnline(
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
