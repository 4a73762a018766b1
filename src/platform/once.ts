/** Memoizes lazily: the value is computed on first use. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
