import { useSyncExternalStore } from 'react';
import { deviceNow } from '#platform/browser/clock.ts';
import { type Consent, type ConsentStorage, consentKey, readConsent, saveConsent } from './consent.ts';

/** Undefined while it is not known: on the server and until the page is alive. Null: it has to be asked. */
type Known = Consent | null | undefined;

let known: Known;
const listeners = new Set<() => void>();

/** The whole page goes by it, before it is alive as well (`decidedBefore`). */
function know(next: Consent | null): void {
  known = next;
  const { dataset } = document.documentElement;
  if (next) dataset.cookies = 'decided';
  else delete dataset.cookies;
}

function publish(next: Consent | null) {
  know(next);
  for (const listener of listeners) listener();
}

/** Even naming the storage throws where the browser keeps it shut. */
function openStorage(): ConsentStorage {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const store = {
  subscribe(listener: () => void): () => void {
    // Decided in another tab: `key` is null where everything was cleared.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === consentKey || key === null) publish(readConsent(openStorage(), deviceNow()));
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
  read(): Known {
    if (known === undefined) know(readConsent(openStorage(), deviceNow()));
    return known;
  },
};

/** What this browser's person allows. Documents are the same for everybody, so it is known only once the page is alive. */
export const useConsent = (): Known => useSyncExternalStore(store.subscribe, store.read, () => undefined);

/** Takes a decision. Where the browser does not keep it, it holds for this visit. */
export function decide(consent: Consent): void {
  saveConsent(openStorage(), consent, deviceNow());
  publish(consent);
}
