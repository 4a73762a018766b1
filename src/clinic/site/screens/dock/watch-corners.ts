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

/** Controls that corner buttons must not cover: submit buttons, booking links and elements the page marks. */
const controls = 'button[type="submit"], a[href^="/appointments"], a[href^="/auth"], [data-keep-clear]';

/**
 * Keeps floating corner buttons off the page's controls during scrolling and resizing.
 * @returns a function that stops it
 */
export function watchCorners(dock: HTMLElement): () => void {
  let frame = 0;
  const settle = () => {
    frame = 0;
    placeButtons([...dock.querySelectorAll<HTMLElement>('[data-corner]')]);
  };
  const settleSoon = () => {
    frame ||= requestAnimationFrame(settle);
  };
  const main = document.querySelector('main');
  const growth = new ResizeObserver(settleSoon);
  const change = new MutationObserver(settleSoon);
  // The observer reports the initial size in the next frame; measuring now would force a layout.
  growth.observe(document.body);
  if (main) change.observe(main, { childList: true, subtree: true });
  window.addEventListener('scroll', settleSoon, { passive: true });
  window.addEventListener('resize', settleSoon);
  return () => {
    cancelAnimationFrame(frame);
    growth.disconnect();
    change.disconnect();
    window.removeEventListener('scroll', settleSoon);
    window.removeEventListener('resize', settleSoon);
  };
}

function placeButtons(buttons: readonly HTMLElement[]): void {
  const boxes = [...document.querySelectorAll(`:is(main, footer) :is(${controls})`)]
    .filter((control) => control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
  for (const button of buttons) {
    if (getComputedStyle(button).position !== 'absolute') {
      resetOffset(button);
      continue;
    }
    const lifted = Number(button.dataset.lift ?? 0);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const lift = liftAbove({ left, right, top: top + lifted, bottom: bottom + lifted }, boxes);
    button.dataset.lift = String(lift);
    button.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
  }
}

/** Buttons in the bottom bar need no offset. */
function resetOffset(button: HTMLElement): void {
  delete button.dataset.lift;
  button.style.translate = '';
}
