import { type MouseEvent, useSyncExternalStore } from 'react';
import { opensDialog } from '#design/dialogs/native-dialog.tsx';

export const informationId = 'informacion';

/** What every button says that opens it. */
export const informationWords = 'Servicios, regiones y cómo reservar';

let openings = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How often the window about the clinic was opened on this page, whichever button did it. */
export const useOpenings = (): number =>
  useSyncExternalStore(
    subscribe,
    () => openings,
    () => 0,
  );

/** What a button needs to open the window about the clinic. */
export function opensInformation() {
  const { onClick, ...opener } = opensDialog(informationId);
  return {
    ...opener,
    onClick: (event: MouseEvent<HTMLElement>) => {
      openings++;
      for (const listener of listeners) listener();
      onClick(event);
    },
  };
}
