import { useSyncExternalStore } from 'react';

let isAsked = false;

const isPrinting = () => isAsked || window.matchMedia('print').matches;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia('print');
  const begin = () => {
    isAsked = true;
    onChange();
  };
  const end = () => {
    isAsked = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  media.addEventListener('change', onChange);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    media.removeEventListener('change', onChange);
  };
}

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
