export const sceneTurnMs = 10_000;

/**
 * Next scene whose picture has loaded, or the current one.
 * @param arrived indexes of loaded pictures
 */
export function nextScene(current: number, count: number, arrived: ReadonlySet<number>): number {
  for (let step = 1; step < count; step++) {
    const candidate = (current + step) % count;
    if (arrived.has(candidate)) return candidate;
  }
  return current;
}
