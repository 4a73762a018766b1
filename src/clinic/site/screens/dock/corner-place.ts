export type Box = { left: number; right: number; top: number; bottom: number };

const gap = 8;

/**
 * Distance in px a corner button rises to cover no controls: above the lowest one in its way, and above the next if
 * needed.
 * @param resting position of the button without obstacles
 * @param controls boxes in viewport coordinates
 */
export function liftAbove(resting: Box, controls: readonly Box[]): number {
  const height = resting.bottom - resting.top;
  let top = resting.top;
  const inColumn = controls
    .filter(({ left, right }) => left < resting.right + gap && right > resting.left - gap)
    .sort((one, other) => other.bottom - one.bottom);
  for (const control of inColumn) {
    const isInTheWay = control.top < top + height + gap && control.bottom > top - gap;
    if (isInTheWay) top = control.top - gap - height;
  }
  // If a column of controls would push it out of the window, it stays; the page can be scrolled.
  return top < 0 ? 0 : resting.top - top;
}
