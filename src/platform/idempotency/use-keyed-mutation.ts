import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deviceNow } from '../browser/clock.ts';
import { tabStorageMs } from '../browser/tab-storage.ts';
import { type Asked, AskingEnded, askUntilKnown, type Doubt, pressedOrOnline } from './ask-until-known.ts';
import { beginAsking, closeRequest, endAsking, isOpenStill, newKey, openRequest } from './open-request.ts';

export type { Doubt } from './ask-until-known.ts';

/** Nothing is under way: the person is to ask, or leaves it. */
export const isIdle = (doubt: Doubt | undefined): boolean => doubt !== undefined && doubt !== 'asking';

type Keyed<Wish, Answer> = {
  /** Names the wish in this tab. Without it nothing is kept there, for a write that sends no key. */
  name?: (wish: Wish) => string;
  /** Has one effect, however often it is called with one key. */
  send: (wish: Wish, key: string) => Promise<Answer>;
  /** Fails with AnswerLost where no answer comes, instead of waiting; the same wish then goes on with its key. */
  givesUp?: boolean;
  /** Who is signed in: a request is sent for nobody else. */
  who?: () => number | undefined;
  /** Whether the person sees it, as where its dialog is open: unseen, nothing goes out but by a press. */
  isSeen?: boolean;
} & Pick<UseMutationOptions<Answer, Error, Wish>, 'onSuccess' | 'onError' | 'onSettled'>;

/**
 * A write whose lost answer is not told as a refusal (docs/behaviour.md, Booking): it is repeated with its key until it is known what
 * became of it. `mutateAsync` settles only then, or with AskingEnded when the page or the person is gone; `doubt` and
 * `askAgain` are for the screen meanwhile.
 */
export function useKeyedMutation<Wish, Answer>({
  name,
  send,
  who,
  givesUp = false,
  isSeen = true,
  ...callbacks
}: Keyed<Wish, Answer>) {
  const [doubt, setDoubt] = useState<Doubt>();
  const press = useRef<() => void>(undefined);
  /** An answer was lost before this page was there. */
  const wasLost = useRef(false);
  const seen = useRef(isSeen);
  seen.current = isSeen;
  const endWhenLeft = useEndWhenLeft();
  const ask = async (wish: Wish): Promise<Answer> => {
    const request = openFor(name?.(wish), wish);
    const person = who?.();
    const asking = beginAsking();
    // A request that gives up ends by itself, and soon.
    if (!givesUp) endWhenLeft(asking);
    const isLost = wasLost.current;
    wasLost.current = false;
    return askUntilKnown({
      send: () => {
        if (isAnother(person, who?.())) throw new AskingEnded();
        return send(wish, request.key);
      },
      isLost,
      givesUp,
      request,
      signal: asking.signal,
      onDoubt: setDoubt,
      isSeen: () => givesUp || seen.current,
      goOn: (mayGoOn, signal) => pressedOrOnline(press, mayGoOn, signal),
    }).finally(() => endAsking(asking));
  };
  const mutation = useMutation({
    ...callbacks,
    mutationFn: (wish: Wish) => ask(wish).finally(() => setDoubt(undefined)),
  });
  return {
    ...mutation,
    doubt,
    askAgain: () => press.current?.(),
    /** The next wish was sent before a reload: it is in doubt from the start. */
    beginInDoubt: () => {
      wasLost.current = true;
      setDoubt('asking');
    },
  };
}

/** Keeps a wish that has a name under it; one without sends no key, and nothing of it is kept. */
function openFor(name: string | undefined, wish: unknown): Asked & { key: string } {
  const madeAt = deviceNow().getTime();
  if (name === undefined)
    return {
      key: newKey(),
      isOpen: () => deviceNow().getTime() - madeAt < tabStorageMs,
      close: () => undefined,
    };
  const key = openRequest(name, wish, deviceNow());
  const isOpen = () => isOpenStill(name, key, deviceNow());
  // Another wish of that name may have been made meanwhile: it stays.
  return { key, isOpen, close: () => isOpen() && closeRequest(name) };
}

/** Where nobody is known any more, the server says that somebody has to sign in. */
const isAnother = (person: number | undefined, now: number | undefined): boolean =>
  person !== undefined && now !== undefined && now !== person;

/** Whatever is begun with it ends when the page is left. */
function useEndWhenLeft(): (asking: AbortController) => void {
  const begun = useRef(new Set<AbortController>());
  useEffect(() => {
    const all = begun.current;
    return () => {
      for (const asking of all) asking.abort();
    };
  }, []);
  return (asking) => {
    for (const former of begun.current) if (former.signal.aborted) begun.current.delete(former);
    begun.current.add(asking);
  };
}
