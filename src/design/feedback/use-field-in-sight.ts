import { useEffect } from 'react';

/** Between toast and field, and at the foot of a small screen the bar, in px. */
const [gap, foot] = [8, 80];

const isField = (element: Element | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * While a toast is shown, the field with the focus is brought out from under it: when the toast comes, and when the focus
 * moves on. The page moves, not the toast: at the foot it would lie under a phone's keyboard.
 */
export function useFieldInSight(): void {
  useEffect(() => {
    const place = document.querySelector('[data-toasts]');
    if (place === null) return;
    const clear = () => {
      const field = document.activeElement;
      if (!isField(field)) return;
      const [seen, toast] = [field.getBoundingClientRect(), place.getBoundingClientRect()];
      const label = Math.min(seen.top, field.labels?.[0]?.getBoundingClientRect().top ?? seen.top);
      const isBeside = seen.right <= toast.left || seen.left >= toast.right;
      if (isBeside || seen.bottom <= toast.top || label >= toast.bottom) return;
      // With its label, where there is room for both.
      const room = window.innerHeight - foot - seen.bottom;
      const down = toast.bottom + gap - seen.top;
      window.scrollBy({ top: -Math.max(down, Math.min(down + seen.top - label, room)), behavior: 'instant' });
    };
    const observer = new ResizeObserver(clear);
    observer.observe(place);
    document.addEventListener('focusin', clear);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', clear);
    };
  }, []);
}
