import { useLayoutEffect } from 'react';

/** Between the toast and what it leaves in sight, in px. */
const gap = 8;
/** `docked` in tokens.css: on a larger screen the toast stands beside the page's own. */
const smallScreen = '(width < 48rem), (height < 30rem)';

const isField = (
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

type Span = { top: number; bottom: number };

/**
 * A toast never covers what somebody has just used: an open dialog, the button that was pressed and the card that it is in, or
 * the field with the focus. On a small screen it stands at the foot, above the bar, where its place under the head would cover
 * them and that one does not. From under a field the page moves instead: at the foot the toast would lie under a phone's
 * keyboard. Asked when a toast comes, and when the focus moves on.
 */
export function useClearSight(): void {
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-toasts]');
    if (place === null) return;
    const settle = () => {
      // Whoever is on the toast itself does not see it leave.
      if (place.contains(document.activeElement)) return;
      const dialog = document.querySelector('[role="dialog"], dialog[open]');
      const used = dialog ?? inUse();
      place.dataset.at = 'head';
      if (used === null) return;
      if (window.matchMedia(smallScreen).matches && !isField(used)) place.dataset.at = freePlace(place, used);
      if (dialog === null) bringOut(place, used);
    };
    const observer = new ResizeObserver(settle);
    observer.observe(place);
    document.addEventListener('focusin', settle);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', settle);
    };
  }, []);
}

/** What has the focus in the page itself; not the whole of it, which takes the focus on arrival. */
function inUse(): Element | null {
  const focused = document.activeElement;
  return focused?.parentElement?.closest('main') ? focused : null;
}

/** Where the whole card stays in sight or, where it is too large for that, the button alone. */
function freePlace(place: HTMLElement, used: Element): 'head' | 'foot' {
  const head = place.getBoundingClientRect();
  const floor = floorOf(place);
  place.style.setProperty('--foot', `${window.innerHeight - floor + gap}px`);
  const foot = { top: floor - gap - head.height, bottom: floor };
  for (const thing of [used.closest('li, article'), used]) {
    if (thing === null) continue;
    const seen = thing.getBoundingClientRect();
    if (!overlap(seen, head)) return 'head';
    if (!overlap(seen, foot)) return 'foot';
  }
  return 'head';
}

const overlap = (one: Span, other: Span) => one.top < other.bottom + gap && one.bottom > other.top - gap;

/** Where the bar at the foot begins. */
function floorOf(place: HTMLElement): number {
  const bars = [...document.querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect());
  const belowToast = bars.filter(({ top }) => top > place.getBoundingClientRect().top);
  return Math.min(window.innerHeight, ...belowToast.map(({ top }) => top));
}

/** Moves the page, where what is used lies under the toast; a field with its label, where there is room for both. */
function bringOut(place: HTMLElement, used: Element): void {
  const seen = used.getBoundingClientRect();
  const toast = place.getBoundingClientRect();
  const label = isField(used) ? used.labels?.[0] : undefined;
  const top = Math.min(seen.top, label?.getBoundingClientRect().top ?? seen.top);
  const isBeside = seen.right <= toast.left || seen.left >= toast.right;
  if (isBeside || seen.bottom <= toast.top || top >= toast.bottom) return;
  const room = floorOf(place) - gap - seen.bottom;
  const down = toast.bottom + gap - seen.top;
  window.scrollBy({ top: -Math.max(down, Math.min(down + seen.top - top, room)), behavior: 'instant' });
}
