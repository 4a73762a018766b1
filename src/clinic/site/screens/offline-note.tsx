import { useSyncExternalStore } from 'react';
import { type KeptPage, keptPageNow } from './kept-page.ts';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
};

/** Says that what is read may be older: there is no connection, or our server does not answer. Calling works either way. */
export function OfflineNote() {
  const state = useSyncExternalStore(subscribe, keptPageNow, (): KeptPage => 'fresh');
  return (
    <div role='status' data-print='no'>
      {state !== 'fresh' && (
        <p className='border-line border-b bg-river-50 px-4 py-2 text-balance text-center text-river-700 text-sm leading-snug'>
          {state === 'offline' ? (
            'Sin conexión: lees lo último que se guardó. Los teléfonos de ayuda están en SOS.'
          ) : (
            <>
              La web no ha respondido: lees lo último que se guardó. Los teléfonos de ayuda están en SOS.{' '}
              <button
                type='button'
                className='link whitespace-nowrap'
                onClick={() => window.location.reload()}
              >
                Volver a cargar
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}
