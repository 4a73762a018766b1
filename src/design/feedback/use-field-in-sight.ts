import { useEffect } from 'react';

/** So much above a field belongs to it: its label. In px. */
const label = 40;

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
      if (!field?.matches('input, select, textarea')) return;
      const [seen, toast] = [field.getBoundingClientRect(), place.getBoundingClientRect()];
      const isBeside = seen.right <= toast.left || seen.left >= toast.right;
      if (isBeside || seen.bottom <= toast.top || seen.top - label >= toast.bottom) return;
      window.scrollBy({ top: seen.top - label - toast.bottom, behavior: 'instant' });
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
