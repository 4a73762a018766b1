import { useSyncExternalStore } from 'react';

export type Scheme = 'device' | 'light' | 'dark';

const schemeKey = 'colorScheme';

/**
 * Inline script in the head, run before the first paint. Documents are the same for everyone, so the choice is an
 * attribute that the stylesheet uses (`night` in tokens.css).
 */
export const schemeHeadScript = `try{let s=localStorage.getItem('${schemeKey}');if(s)document.documentElement.dataset.scheme=s}catch{}`;

const listeners = new Set<() => void>();

function read(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'device';
}

function applyScheme(scheme: string | null) {
  const { dataset } = document.documentElement;
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme;
  else delete dataset.scheme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Changed in another tab; `key` is null when everything was cleared.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === schemeKey || key === null) applyScheme(newValue);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Scheme chosen in this browser; 'device' until hydration. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, read, () => 'device');

/** Applies and stores a scheme; if storage is blocked it applies to this visit. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme);
  try {
    if (scheme === 'device') localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch {
    // Storage is blocked; the attribute is set anyway.
  }
}
