import { useEffect, useRef } from 'react';

/** After an answer that is no stream the browser asks no more by itself; we do, after this long, in ms. */
const againAfterMs = 5_000;

let isHeard = false;

/** Whether changes are told at this moment; where not, a page asks by itself. */
export const hearsChanges = (): boolean => isHeard;

/**
 * Listens to a stream of changes as long as the page is open.
 * @param address of a stream of `stream.server.ts`
 * @param onChange something has changed, or may have while nobody listened; also when the page is to ask by itself
 */
export function useChanges(address: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let asks = false;
    const changed = () => latest.current();
    const listen = () => {
      source = new EventSource(address);
      source.addEventListener('open', () => {
        isHeard = true;
        asks = false;
      });
      source.addEventListener('change', changed);
      source.addEventListener('error', () => {
        const isOver = source?.readyState === EventSource.CLOSED;
        // A stream that has come to its end begins anew within a second, and tells what was missed.
        const isPause = isHeard && !isOver;
        isHeard = false;
        if (isOver) again = setTimeout(listen, againAfterMs);
        if (isPause || asks) return;
        // The page asks by itself from now on: once here, or it would not begin to.
        asks = true;
        changed();
      });
    };
    listen();
    return () => {
      isHeard = false;
      clearTimeout(again);
      source?.close();
    };
  }, [address]);
}
