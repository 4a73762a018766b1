/**
 * Keeps something read from the database until the content version moves on: whoever changes it bumps the version.
 * @param read reads it; a failed reading is not kept
 * @param version the present content version
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
