import { useSyncExternalStore } from 'react';

/** By day, by night, or as the device says. */
export type Scheme = 'device' | 'light' | 'dark';

const schemeKey = 'colorScheme';

/**
 * Runs in the document's head, before anything is painted: documents are the same for everybody, so what somebody chose is
 * an attribute of the page, and the style sheet does the rest (`night` in tokens.css).
 */
export const chosenBefore = `try{let s=localStorage.getItem('${schemeKey}');if(s)document.documentElement.dataset.scheme=s}catch{}`;

const listeners = new Set<() => void>();

function read(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'device';
}

function show(scheme: string | null) {
  const { dataset } = document.documentElement;
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme;
  else delete dataset.scheme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Chosen in another tab: `key` is null where everything was cleared.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === schemeKey || key === null) show(newValue);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** What was chosen in this browser; until the page is alive it is not known, and the device's own is shown as chosen. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, read, () => 'device');

/** Shows the page by day or by night. Where the browser does not keep the choice, it holds for this visit. */
export function chooseScheme(scheme: Scheme): void {
  show(scheme);
  try {
    if (scheme === 'device') localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch {
    // Storage is shut: the attribute is there all the same.
  }
}
