/** The range of the values spans at most this many steps. */
const maxSteps = 4;

/**
 * An axis of round numbers that contains zero and all values.
 * @param unit smallest distance between two lines
 * @returns `ticks`: the values of its lines, in ascending order; `heightOf`: the height of a value in per cent
 */
export function chartScale(values: readonly number[], unit: number) {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = roundStep((highest - lowest) / maxSteps, unit);
  const top = Math.max(Math.ceil(highest / step), lowest < 0 ? 0 : 1) * step;
  const bottom = Math.floor(lowest / step) * step;
  const count = Math.round((top - bottom) / step) + 1;
  return {
    ticks: Array.from({ length: count }, (_, index) => bottom + index * step),
    heightOf: (value: number) => ((value - bottom) / (top - bottom)) * 100,
  };
}

/** The smallest of 1, 2, 5, 10, 20 … times the unit that is at least `least`. */
function roundStep(least: number, unit: number): number {
  const power = unit * 10 ** Math.floor(Math.log10(Math.max(least / unit, 1)));
  return [1, 2, 5].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}
