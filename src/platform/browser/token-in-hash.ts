import { useEffect, useState } from 'react';
import { deviceNow } from './clock.ts';
import { readFromTab, saveInTab, tabStorageMs } from './tab-storage.ts';

/**
 * The secret of a link, after its '#'. Removes it from the URL, so that it is not in history or screenshots, and
 * stores it in the tab to survive reload and sign-in.
 * @param keptAs storage key
 * @param lifetimeMs how long the tab stores it
 * @returns undefined before hydration, null if there is none
 */
export function useTokenInHash(keptAs: string, lifetimeMs = tabStorageMs): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given !== '') {
      saveInTab(keptAs, { token: given }, deviceNow(), lifetimeMs);
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
    const kept = readFromTab(keptAs, deviceNow(), lifetimeMs)?.token;
    setToken((known) => known ?? (given || (typeof kept === 'string' ? kept : null)));
  }, [keptAs, lifetimeMs]);
  return token;
}
