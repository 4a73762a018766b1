const latestMs = 5_000;
/** Safari has no idle callback; most pages have settled after this time. */
const settledMs = 2_000;

/** Runs non-urgent work when the page is idle. @returns cancels it */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, settledMs);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: latestMs });
  return () => cancelIdleCallback(waiting);
}
