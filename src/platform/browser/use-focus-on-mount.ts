import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses an element before its first paint, so that an early key press acts there and the focus does not jump later.
 * @param isWanted false leaves the focus until this becomes true
 */
export function useFocusOnMount(place: RefObject<HTMLElement | null>, isWanted = true): void {
  useLayoutEffect(() => {
    if (isWanted) place.current?.focus();
  }, [place, isWanted]);
}
