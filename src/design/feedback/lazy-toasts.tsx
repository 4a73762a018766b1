import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../hooks/after-paint.ts';
import { useLazyPart } from '../hooks/use-lazy-part.ts';
import { toastStore } from './toast-store.ts';

const load = () => import('./toast.tsx').then((part) => part.Toasts);
const interactionEvents = ['pointerdown', 'keydown'] as const;

/**
 * Loads the toasts with the first interaction: their code is the heaviest part of a layout, no toast appears before,
 * and they must work offline later.
 */
export function LazyToasts() {
  const { part: Toasts, ask } = useLazyPart(load);
  const hasToast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts).length > 0;
  useEffect(() => {
    if (hasToast) ask();
    const prepare = () => afterPaint(() => navigator.onLine && ask());
    for (const sign of interactionEvents) document.addEventListener(sign, prepare);
    return () => {
      for (const sign of interactionEvents) document.removeEventListener(sign, prepare);
    };
  }, [hasToast, ask]);
  return Toasts ? <Toasts /> : null;
}

const noToasts: ReturnType<typeof toastStore.read> = [];
