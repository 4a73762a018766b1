export type Box = { left: number; right: number; top: number; bottom: number };

/** Free space kept around a corner button, in px. */
const gap = 8;

/**
 * How far a corner button rises so that it covers none of the controls, in px: it stands on the lowest one in its way, and on
 * the next where that one is in its way too.
 * @param resting where the button stands when nothing is in its way
 * @param controls boxes in the window's coordinates
 */
export function liftOver(resting: Box, controls: readonly Box[]): number {
  const height = resting.bottom - resting.top;
  let top = resting.top;
  const inColumn = controls
    .filter(({ left, right }) => left < resting.right + gap && right > resting.left - gap)
    .sort((one, other) => other.bottom - one.bottom);
  for (const control of inColumn) {
    const isInTheWay = control.top < top + height + gap && control.bottom > top - gap;
    if (isInTheWay) top = control.top - gap - height;
  }
  // Where a whole column of controls would push it out of the window, it stays: the page can be scrolled.
  return top < 0 ? 0 : resting.top - top;
}
