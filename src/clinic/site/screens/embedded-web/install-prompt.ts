import { useSyncExternalStore } from 'react';
import { keepHelpOffline } from '../offline/help-offline.ts';

/** Chromium's own event: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. Safari and Firefox have none. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}

export type InstallState = 'unknown' | 'installable' | 'installed';

let kept: InstallEvent | undefined;
let isInstalled = false;
const listeners = new Set<() => void>();
const publish = () => {
  for (const listener of listeners) listener();
};

// The browser says it once for each document, perhaps while another page is open: so it is heard from the start.
if (typeof window !== 'undefined') {
  isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  // An installed site on an iPhone has a store of its own: what the browser kept is not there.
  if (isInstalled) keepHelpOffline();
  window.addEventListener('beforeinstallprompt', (event) => {
    // Without this, Chrome slides a bar over the page: we ask where somebody came to be asked.
    event.preventDefault();
    kept = event;
    publish();
  });
  window.addEventListener('appinstalled', () => {
    kept = undefined;
    isInstalled = true;
    publish();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = (): InstallState => (isInstalled ? 'installed' : kept ? 'installable' : 'unknown');

/** Whether this browser offers to install the site now. The server, and the first render, cannot know. */
export const useInstallState = (): InstallState => useSyncExternalStore(subscribe, read, () => 'unknown');

/** Shows the browser's own question. It can be asked once for each event, so the offer is gone afterwards. */
export async function install(): Promise<void> {
  const event = kept;
  kept = undefined;
  await event?.prompt();
  publish();
}
