/** At the latest, where a page never has a quiet moment. */
const latestMs = 5_000;
/** Safari tells of no quiet moment: so long after it was asked for, most pages have settled. */
const settledMs = 2_000;

/** Does what is not urgent once the page has a quiet moment. @returns leaves it undone */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, settledMs);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: latestMs });
  return () => cancelIdleCallback(waiting);
}
