import { useEffect, useRef } from 'react';

/** After an answer that is no stream the browser asks no more by itself; we do, after this long, in ms. */
const againAfterMs = 5_000;

/**
 * What a page hears first of a stream is that something may have changed before it listened. It has asked for everything a moment
 * ago: it asks again only when it has been drawn, and whoever presses something at once has been answered.
 */
const firstAfterMs = 1_000;

const heard = new Set<string>();

/** Whether changes of a stream are told at this moment; where not, a page asks by itself. @param address of the stream */
export const hearsChanges = (address: string): boolean => heard.has(address);

/**
 * Listens to a stream of changes as long as the page is looked at: a browser has six connections for a house without HTTP/2,
 * and a seventh tab that listens unseen would leave none for the calls of the others.
 * @param address of a stream of `stream.server.ts`
 * @param onChange something has changed, or may have while nobody listened; also when the page is to ask by itself
 */
export function useChanges(address: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const ear = openEar(address, () => latest.current());
    const follow = () => (document.visibilityState === 'visible' ? ear.listen() : ear.rest());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      ear.rest();
    };
  }, [address]);
}

/** One stream, opened anew where it was refused. */
function openEar(address: string, changed: () => void) {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let first: ReturnType<typeof setTimeout> | undefined;
  let hasHeard = false;
  let asks = false;

  const rest = () => {
    heard.delete(address);
    clearTimeout(again);
    clearTimeout(first);
    source?.close();
    source = undefined;
  };
  const listen = () => {
    if (source !== undefined && source.readyState !== EventSource.CLOSED) return;
    const mine = new EventSource(address);
    source = mine;
    mine.addEventListener('open', () => {
      heard.add(address);
      asks = false;
    });
    mine.addEventListener('change', () => {
      clearTimeout(first);
      if (hasHeard) changed();
      else first = setTimeout(changed, firstAfterMs);
      hasHeard = true;
    });
    mine.addEventListener('error', () => {
      const isOver = mine.readyState === EventSource.CLOSED;
      // A stream that has come to its end begins anew within a second, and tells what was missed.
      const isPause = heard.delete(address) && !isOver;
      if (isOver) again = setTimeout(listen, againAfterMs);
      if (isPause || asks) return;
      // The page asks by itself from now on: once here, or it would not begin to.
      asks = true;
      changed();
    });
  };
  return { listen, rest };
}
