import { useEffect, useState } from 'react';
import { deviceNow } from './clock.ts';
import { readFromTab, saveInTab } from './tab-storage.ts';

/**
 * A link's secret, which stands behind its '#'. Takes it out of the address, where history and pictures of the screen would hold
 * it, and keeps it in the tab, so that it is there again after a reload or a sign-in.
 * @param keptAs its name in the tab
 * @returns undefined while the page is not alive yet, null where there is none
 */
export function useTokenInHash(keptAs: string): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given !== '') {
      saveInTab(keptAs, { token: given }, deviceNow());
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
    const kept = readFromTab(keptAs, deviceNow())?.token;
    setToken((known) => known ?? (given || (typeof kept === 'string' ? kept : null)));
  }, [keptAs]);
  return token;
}
