import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../api-client.ts';
import { AnswerLost, untilAnswered } from './lost-answer.ts';
import { closeRequest, openRequest } from './open-request.ts';

/** What a screen says while nobody knows what became of a request: it is being asked about, or the person is to ask. */
export type Doubt = 'asking' | 'waiting';

/**
 * A write whose lost answer is not told as a refusal (DESIGN.md section 8): it is repeated with its key until it is known what
 * became of it. `mutateAsync` settles only then; `doubt` and `askAgain` are for the screen meanwhile.
 * @param name names the wish in this tab
 * @param givesUp fails with AnswerLost where no answer comes, instead of waiting; the same wish then goes on with its key
 * @param send has one effect, however often it is called with one key
 */
export function useKeyedMutation<Wish, Answer>({
  name,
  send,
  givesUp = false,
  ...callbacks
}: {
  name: (wish: Wish) => string;
  send: (wish: Wish, key: string) => Promise<Answer>;
  givesUp?: boolean;
} & Pick<UseMutationOptions<Answer, Error, Wish>, 'onSuccess' | 'onError' | 'onSettled'>) {
  const [doubt, setDoubt] = useState<Doubt>();
  const goOn = useRef<() => void>(undefined);
  /** An answer was lost before this page was there. */
  const wasLost = useRef(false);
  const askUntilKnown = async (wish: Wish): Promise<Answer> => {
    const key = openRequest(name(wish), wish, new Date());
    let isLost = wasLost.current;
    wasLost.current = false;
    const onLost = () => {
      isLost = true;
      setDoubt('asking');
    };
    for (;;) {
      try {
        const answer = await untilAnswered(() => send(wish, key), { isLost, onLost });
        closeRequest(name(wish));
        return answer;
      } catch (error) {
        if (!(error instanceof AnswerLost)) {
          const mustSignIn = isLost && error instanceof ApiError && error.status === 401;
          // Whoever has to sign in first asks again afterwards.
          if (!mustSignIn) closeRequest(name(wish));
          throw mustSignIn && givesUp ? new AnswerLost() : error;
        }
        if (givesUp) throw error;
      }
      setDoubt('waiting');
      await pressedOrOnline(goOn);
      setDoubt('asking');
    }
  };
  const mutation = useMutation({
    ...callbacks,
    mutationFn: (wish: Wish) => askUntilKnown(wish).finally(() => setDoubt(undefined)),
  });
  return {
    ...mutation,
    doubt,
    askAgain: () => goOn.current?.(),
    /** The next wish was sent before a reload: it is in doubt from the start. */
    beginInDoubt: () => {
      wasLost.current = true;
      setDoubt('asking');
    },
  };
}

/** Until the person presses, or the network is back. */
async function pressedOrOnline(goOn: { current: (() => void) | undefined }): Promise<void> {
  await new Promise<void>((resolve) => {
    goOn.current = resolve;
    window.addEventListener('online', () => resolve(), { once: true });
  });
  goOn.current = undefined;
}
