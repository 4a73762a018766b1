import { useLayoutEffect } from 'react';

/** Gap in px between the toast and what it must not cover. */
const gap = 8;
/** Same as `docked` in tokens.css: on larger screens the toast is beside the page. */
const smallScreen = '(width < 48rem), (height < 30rem)';

const isField = (
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

type Span = { top: number; bottom: number };

/**
 * Keeps toasts from covering the title of an open dialog, the pressed button and its card, or the focused field. On
 * small screens a toast stands at the bottom, above the bar or the dialog's buttons, and moves to the top where it would
 * cover the button there. For a field it stays at the top and the page scrolls, because the keyboard would hide a toast
 * at the bottom. Checked when a toast appears and when the focus moves.
 */
export function useToastPlacement(): void {
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-toasts]');
    if (place === null) return;
    const settle = () => {
      // Never moves a toast that has the focus.
      if (place.contains(document.activeElement)) return;
      const dialog = document.querySelector('[role="dialog"], dialog[open]');
      const used = findUsedElement();
      place.dataset.at = 'head';
      if (window.matchMedia(smallScreen).matches && !isField(document.activeElement))
        place.dataset.at = dialog ? chooseBesideDialog(place, dialog) : choosePlacement(place, used);
      if (dialog === null && used !== null) scrollIntoClearArea(place, used);
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

/** The focused element, except the page's main element, which is focused on arrival. */
function findUsedElement(): Element | null {
  const focused = document.activeElement;
  return focused?.parentElement?.closest('main') ? focused : null;
}

type Placement = 'head' | 'foot';

/** Above the dialog if there is room, otherwise above its buttons: never over its title. */
function chooseBesideDialog(place: HTMLElement, dialog: Element): Placement {
  const { head } = measurePlacements(place);
  return overlap(dialog.getBoundingClientRect(), head) ? 'foot' : 'head';
}

/** Where the whole card stays visible or, if it is too large, the button. */
function choosePlacement(place: HTMLElement, used: Element | null): Placement {
  const { head, foot } = measurePlacements(place);
  for (const thing of [used?.closest('li, article'), used]) {
    const seen = thing?.getBoundingClientRect();
    if (seen === undefined) continue;
    if (!overlap(seen, foot)) return 'foot';
    if (!overlap(seen, head)) return 'head';
  }
  return 'foot';
}

/** Both places of a toast that is at the top now. */
function measurePlacements(place: HTMLElement): Record<Placement, Span> {
  const head = place.getBoundingClientRect();
  const floor = floorTop(place);
  place.style.setProperty('--foot', `${window.innerHeight - floor + gap}px`);
  return { head, foot: { top: floor - gap - head.height, bottom: floor } };
}

const overlap = (one: Span, other: Span) => one.top < other.bottom + gap && one.bottom > other.top - gap;

/** Upper edge of the bottom bar, or of the buttons of an open dialog. */
function floorTop(place: HTMLElement): number {
  const bars = [...document.querySelectorAll('[data-bar], [data-floor]')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const belowToast = bars.filter(({ top }) => top > place.getBoundingClientRect().top);
  return Math.min(window.innerHeight, ...belowToast.map(({ top }) => top));
}

/** Scrolls the page if the element is under the toast; a field with its label if both fit. */
function scrollIntoClearArea(place: HTMLElement, used: Element): void {
  const seen = used.getBoundingClientRect();
  const toast = place.getBoundingClientRect();
  const label = isField(used) ? used.labels?.[0] : undefined;
  const top = Math.min(seen.top, label?.getBoundingClientRect().top ?? seen.top);
  const isBeside = seen.right <= toast.left || seen.left >= toast.right;
  if (isBeside || seen.bottom <= toast.top || top >= toast.bottom) return;
  const room = floorTop(place) - gap - seen.bottom;
  const down = toast.bottom + gap - seen.top;
  window.scrollBy({ top: -Math.max(down, Math.min(down + seen.top - top, room)), behavior: 'instant' });
}
