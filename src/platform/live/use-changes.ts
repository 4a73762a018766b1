import { useEffect, useRef } from 'react';

/** Browsers do not reconnect after a response that is no stream, so we do, after this delay in ms. */
const reconnectDelayMs = 5_000;

/**
 * A new stream first reports that something may have changed. The page has just loaded everything, so it refetches
 * only after this delay, once rendered and responsive.
 */
const firstAfterMs = 1_000;

const connectedStreams = new Set<string>();

/** Whether changes of a stream are currently received; otherwise the page polls. @param address of the stream */
export const isReceivingChanges = (address: string): boolean => connectedStreams.has(address);

/**
 * Subscribes to a stream while the page is visible: without HTTP/2 a browser has six connections per host, and hidden
 * tabs would use them up.
 * @param address of a stream of `stream.server.ts`
 * @param onChange called when something has or may have changed, and when the page must start polling
 */
export function useChanges(address: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const ear = openEventSource(address, () => latest.current());
    const follow = () => (document.visibilityState === 'visible' ? ear.listen() : ear.rest());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      ear.rest();
    };
  }, [address]);
}

/** A stream that reconnects after refusals. */
function openEventSource(address: string, changed: () => void) {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let first: ReturnType<typeof setTimeout> | undefined;
  let hasHeard = false;
  let asks = false;

  const rest = () => {
    connectedStreams.delete(address);
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
      connectedStreams.add(address);
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
      // A stream that ended regularly restarts within a second and reports what was missed.
      const isPause = connectedStreams.delete(address) && !isOver;
      if (isOver) again = setTimeout(listen, reconnectDelayMs);
      if (isPause || asks) return;
      // The page must poll from now on; this call starts it.
      asks = true;
      changed();
    });
  };
  return { listen, rest };
}
