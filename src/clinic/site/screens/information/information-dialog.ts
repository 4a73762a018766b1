import { type MouseEvent, useSyncExternalStore } from 'react';
import { dialogOpenerProps } from '#design/dialogs/native-dialog.tsx';

export const informationId = 'informacion';

let openings = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How often the information dialog was opened on this page. */
export const useOpenings = (): number =>
  useSyncExternalStore(
    subscribe,
    () => openings,
    () => 0,
  );

export function informationOpenerProps() {
  const { onClick, ...opener } = dialogOpenerProps(informationId);
  return {
    ...opener,
    onClick: (event: MouseEvent<HTMLElement>) => {
      openings++;
      for (const listener of listeners) listener();
      onClick(event);
    },
  };
}
