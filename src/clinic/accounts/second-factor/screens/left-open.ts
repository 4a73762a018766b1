import { useEffect } from 'react';
import { lockMinutes } from '#clinic/accounts/terms.ts';
import { lastUse } from './use-idle-lock.ts';

const place = 'panel-open';

/** Notes that the panel is open in this browser, until it is locked or left. */
export function useNoteOpen(): void {
  useEffect(() => {
    localStorage.setItem(place, '1');
    return () => localStorage.removeItem(place);
  }, []);
}

/**
 * Whether somebody had the panel open here a moment ago: then what it shows first is worth asking for before it is known that it may be
 * shown. Only a guess: the server decides, and what it refuses is asked anew once the door is open.
 */
export const wasLeftOpen = (now: Date): boolean =>
  localStorage.getItem(place) !== null && now.getTime() - lastUse() < lockMinutes * 60_000;
