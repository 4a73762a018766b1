import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
};
/** What the browser knows: without a network it is certain, with one it is not. */
const isOffline = () => !navigator.onLine;

/** Says that there is no connection, while there is none: what is read may be older, and calling works. */
export function OfflineNote() {
  const isShown = useSyncExternalStore(subscribe, isOffline, () => false);
  return (
    <div role='status' data-print='no'>
      {isShown && (
        <p className='border-line border-b bg-river-50 px-4 py-2 text-balance text-center text-river-700 text-sm leading-snug'>
          Sin conexión: lees lo último que se guardó. Los teléfonos de ayuda están en SOS.
        </p>
      )}
    </div>
  );
}
