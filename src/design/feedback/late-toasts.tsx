import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../hooks/after-paint.ts';
import { useLater } from '../hooks/use-later.ts';
import { toastStore } from './toast-store.ts';

const load = () => import('./toast.tsx').then((part) => part.Toasts);
const signs = ['pointerdown', 'keydown'] as const;

/**
 * The toasts' own machinery is the heaviest part of a layout, and nobody reads a toast before having done something: it
 * comes with the first touch or key, so that it is here, even without a network, when the first toast speaks.
 */
export function LateToasts() {
  const { part: Toasts, ask } = useLater(load);
  const hasToast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts).length > 0;
  useEffect(() => {
    if (hasToast) ask();
    const prepare = () => afterPaint(() => navigator.onLine && ask());
    for (const sign of signs) document.addEventListener(sign, prepare);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
    };
  }, [hasToast, ask]);
  return Toasts ? <Toasts /> : null;
}

const noToasts: ReturnType<typeof toastStore.read> = [];
