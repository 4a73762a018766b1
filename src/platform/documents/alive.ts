import { useEffect, useSyncExternalStore } from 'react';

/** What the document waits for, which keeps whatever is pressed before (`paint/early-presses.ts`). */
export const aliveEvent = 'page-alive';

const never = () => () => {};

/** False on the server and while the page comes alive, true from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Tells the document, once whatever goes by `useIsAlive` is drawn. */
export function Alive() {
  const isAlive = useIsAlive();
  useEffect(() => {
    if (isAlive) window.dispatchEvent(new Event(aliveEvent));
  }, [isAlive]);
  return null;
}
