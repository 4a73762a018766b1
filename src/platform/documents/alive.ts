import { startTransition, useEffect, useState } from 'react';

/** What the document waits for, which keeps whatever is pressed before (`paint/early-presses.ts`). */
export const aliveEvent = 'page-alive';

let wasAlive = false;

/** False on the server and while the page comes alive, true from then on. */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(wasAlive);
  useEffect(() => {
    // In pieces and by itself: drawn at once it would lengthen the task that brings the page to life, by half on an old phone.
    startTransition(() => setIsAlive(true));
  }, []);
  return isAlive;
}

/** Tells the document, once whatever goes by `useIsAlive` is drawn. */
export function Alive() {
  const isAlive = useIsAlive();
  useEffect(() => {
    if (!isAlive) return;
    wasAlive = true;
    window.dispatchEvent(new Event(aliveEvent));
  }, [isAlive]);
  return null;
}
