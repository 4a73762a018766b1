import { useSyncExternalStore } from 'react';
import { registerOfflineWorker } from '../offline/register-worker.ts';

/** Chromium only: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}

export type InstallState = 'unknown' | 'installable' | 'installed';

let deferredPrompt: InstallEvent | undefined;
let isInstalled = false;
const listeners = new Set<() => void>();
const publish = () => {
  for (const listener of listeners) listener();
};

// The browser fires the event once per document, perhaps on another page, so listen from the start.
if (typeof window !== 'undefined') {
  isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  // An installed site on an iPhone has its own storage, without the browser's cache.
  if (isInstalled) registerOfflineWorker();
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise Chrome shows its own install bar; we offer it on this page only.
    event.preventDefault();
    deferredPrompt = event;
    publish();
  });
  window.addEventListener('appinstalled', () => {
    deferredPrompt = undefined;
    isInstalled = true;
    publish();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function read(): InstallState {
  if (isInstalled) return 'installed';
  return deferredPrompt ? 'installable' : 'unknown';
}

/** Whether the browser offers installation. Unknown on the server and in the first render. */
export const useInstallState = (): InstallState => useSyncExternalStore(subscribe, read, () => 'unknown');

/** Shows the browser's prompt. Each event allows this once, so the offer ends. */
export async function showInstallPrompt(): Promise<void> {
  const event = deferredPrompt;
  deferredPrompt = undefined;
  await event?.prompt();
  publish();
}
