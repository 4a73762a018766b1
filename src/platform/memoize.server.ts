/**
 * Caches a value read from the database per content version, which every change increments.
 * @param read reads it; failures are not cached
 * @param version the current content version
 */
export function memoizePerVersion<T>(read: () => Promise<T>, version: () => number): () => Promise<T> {
  let kept: { version: number; value: Promise<T> } | undefined;
  return () => {
    if (kept?.version !== version()) {
      const fresh = { version: version(), value: read() };
      kept = fresh;
      fresh.value.catch(() => {
        if (kept === fresh) kept = undefined;
      });
    }
    return kept.value;
  };
}
