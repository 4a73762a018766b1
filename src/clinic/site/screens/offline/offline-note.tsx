import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  type CachedPageState,
  cachedPageState,
  refreshCachedPage,
  watchCachedPageState,
} from './cached-page.ts';
import { texts } from './texts.ts';

/** Says that the page may be outdated, because there is no connection or the server does not respond. */
export function OfflineNote() {
  const state = useSyncExternalStore(watchCachedPageState, cachedPageState, (): CachedPageState => 'fresh');
  useRefreshOnNavigation();
  return (
    <div role='status' data-print='no'>
      {state !== 'fresh' && (
        <p className='border-line border-b bg-river-50 px-4 py-2 text-balance text-center text-river-700 text-sm leading-snug'>
          {state === 'offline' ? (
            texts().noConnection
          ) : (
            <>
              {texts().noResponse}{' '}
              <button
                type='button'
                className='link whitespace-nowrap'
                onClick={() => window.location.reload()}
              >
                {texts().reload}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Retries on client-side navigation; the first page has only just failed. */
function useRefreshOnNavigation(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    void refreshCachedPage(client);
  }, [client, pathname]);
}
