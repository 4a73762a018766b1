import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus to what has just come, before it is painted: whoever presses a key as soon as they see it goes on from there,
 * and the focus is not taken from them a moment later.
 * @param isWanted false: the focus stays where it is, until this becomes true
 */
export function useFocusOnMount(place: RefObject<HTMLElement | null>, isWanted = true): void {
  useLayoutEffect(() => {
    if (isWanted) place.current?.focus();
  }, [place, isWanted]);
}
