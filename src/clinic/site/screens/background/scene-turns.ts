/** How long each scene is seen, in ms, its fade included. */
export const sceneTurnMs = 10_000;

/**
 * The scene that follows: the next one whose picture has arrived, or the present one where none has.
 * @param arrived indexes of the pictures that are here
 */
export function nextScene(current: number, count: number, arrived: ReadonlySet<number>): number {
  for (let step = 1; step < count; step++) {
    const candidate = (current + step) % count;
    if (arrived.has(candidate)) return candidate;
  }
  return current;
}
