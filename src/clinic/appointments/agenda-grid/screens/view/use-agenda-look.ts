import { useState } from 'react';
import { readStoredValue, storeValue } from '#platform/browser/local-storage.ts';
import { type AgendaLook, formatLook, parseLook } from './agenda-look.ts';

const storageKey = 'agenda-look';

/** Zoom and colours of the agenda, stored in this browser. */
export function useAgendaLook() {
  const [look, setLook] = useState(() => parseLook(readStoredValue(storageKey)));
  const change = (part: Partial<AgendaLook>) => {
    const next = { ...look, ...part };
    setLook(next);
    storeValue(storageKey, formatLook(next));
  };
  return [look, change] as const;
}
