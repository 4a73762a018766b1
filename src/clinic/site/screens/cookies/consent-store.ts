import { useSyncExternalStore } from 'react';
import { deviceNow } from '#platform/browser/clock.ts';
import { type Consent, type ConsentStorage, consentKey, readConsent, saveConsent } from './consent.ts';

/** Undefined on the server and before hydration; null when consent must be requested. */
type StoredConsent = Consent | null | undefined;

let known: StoredConsent;
const listeners = new Set<() => void>();

/** Sets the attribute that styles use, as `consentHeadScript` does before hydration. */
function applyConsent(next: Consent | null): void {
  known = next;
  const { dataset } = document.documentElement;
  if (next) dataset.cookies = 'decided';
  else delete dataset.cookies;
}

function publish(next: Consent | null) {
  applyConsent(next);
  for (const listener of listeners) listener();
}

/** Accessing `localStorage` throws when the browser blocks it. */
function openStorage(): ConsentStorage {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const consentStore = {
  subscribe(listener: () => void): () => void {
    // Changed in another tab; `key` is null when everything was cleared.
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
  read(): StoredConsent {
    if (known === undefined) applyConsent(readConsent(openStorage(), deviceNow()));
    return known;
  },
};

export const useConsent = (): StoredConsent =>
  useSyncExternalStore(consentStore.subscribe, consentStore.read, () => undefined);

/** Stores a decision; if storage is blocked it applies to this visit. */
export function decideConsent(consent: Consent): void {
  saveConsent(openStorage(), consent, deviceNow());
  publish(consent);
}
