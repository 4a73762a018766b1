import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deviceNow } from '../browser/clock.ts';
import { tabStorageMs } from '../browser/tab-storage.ts';
import {
  abortPending,
  beginPending,
  closeRequest,
  isRequestOpen,
  newKey,
  openRequest,
} from './open-request.ts';
import {
  type Doubt,
  type OpenRequestHandle,
  RetryAbandoned,
  retryUntilKnown,
  untilPressOrOnline,
} from './retry-until-known.ts';

export type { Doubt } from './retry-until-known.ts';

/** No request is under way: the user must retry or give up. */
export const isWaitingForUser = (doubt: Doubt | undefined): boolean =>
  doubt !== undefined && doubt !== 'asking';

type KeyedMutationOptions<Wish, Answer> = {
  name?: (wish: Wish) => string;
  send: (wish: Wish, key: string) => Promise<Answer>;
  /** Fails with ResponseLost instead of retrying; the same wish continues with its key. */
  givesUp?: boolean;
  who?: () => number | undefined;
  /** Whether the user sees it, such as its dialog being open; otherwise only a press sends it. */
  isSeen?: boolean;
} & Pick<UseMutationOptions<Answer, Error, Wish>, 'onSuccess' | 'onError' | 'onSettled'>;

/**
 * A mutation that does not report a lost response as failure (docs/behaviour.md, Booking): it is repeated with its
 * key until the outcome is known. `mutateAsync` settles only then, or with RetryAbandoned when the page is left or
 * the user changes; `doubt` and `askAgain` are for the screen meanwhile.
 */
export function useKeyedMutation<Wish, Answer>({
  name,
  send,
  who,
  givesUp = false,
  isSeen = true,
  ...callbacks
}: KeyedMutationOptions<Wish, Answer>) {
  const [doubt, setDoubt] = useState<Doubt>();
  const press = useRef<() => void>(undefined);
  /** A response was lost before a reload. */
  const wasLost = useRef(false);
  const seen = useRef(isSeen);
  seen.current = isSeen;
  const endWhenLeft = useAbortOnLeave();
  const ask = async (wish: Wish): Promise<Answer> => {
    const request = openNamedRequest(name?.(wish), wish);
    const person = who?.();
    const asking = beginPending();
    if (!givesUp) endWhenLeft(asking);
    const isLost = wasLost.current;
    wasLost.current = false;
    return retryUntilKnown({
      send: () => {
        if (isAnotherUser(person, who?.())) throw new RetryAbandoned();
        return send(wish, request.key);
      },
      isLost,
      givesUp,
      request,
      signal: asking.signal,
      onDoubt: setDoubt,
      isSeen: () => givesUp || seen.current,
      goOn: (mayGoOn, signal) => untilPressOrOnline(press, mayGoOn, signal),
    }).finally(() => abortPending(asking));
  };
  const mutation = useMutation({
    ...callbacks,
    mutationFn: (wish: Wish) => ask(wish).finally(() => setDoubt(undefined)),
  });
  return {
    ...mutation,
    doubt,
    askAgain: () => press.current?.(),
    /** The next wish was sent before a reload, so its outcome is in doubt from the start. */
    beginInDoubt: () => {
      wasLost.current = true;
      setDoubt('asking');
    },
  };
}

/** Stores a named wish; an unnamed one sends no key and is not stored. */
function openNamedRequest(name: string | undefined, wish: unknown): OpenRequestHandle & { key: string } {
  const madeAt = deviceNow().getTime();
  if (name === undefined)
    return {
      key: newKey(),
      isOpen: () => deviceNow().getTime() - madeAt < tabStorageMs,
      close: () => undefined,
    };
  const key = openRequest(name, wish, deviceNow());
  const isOpen = () => isRequestOpen(name, key, deviceNow());
  // A newer wish under the same name stays open.
  return { key, isOpen, close: () => isOpen() && closeRequest(name) };
}

/** If no user is known, the server will ask to sign in. */
const isAnotherUser = (person: number | undefined, now: number | undefined): boolean =>
  person !== undefined && now !== undefined && now !== person;

/** Aborts the given requests when the page is left. */
function useAbortOnLeave(): (asking: AbortController) => void {
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
