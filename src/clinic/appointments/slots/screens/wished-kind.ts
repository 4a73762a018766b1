import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { kinds } from '#clinic/services/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { isObject } from '#platform/json.ts';

/** What a link to the booking page may bring along in the router's state: the kind that was pressed. */
export type WishedKind = { kind: Kind };

/**
 * Chooses the kind whose 'Reservar' was pressed, before the form is seen; a kept draft, restored later, wins. Not while rendering: the
 * document knows no history, and a page that is loaded again would differ from it.
 */
export function useWishedKind(choose: (kind: Kind) => void): void {
  const { state } = useLocation();
  const wished = isObject(state) ? kinds.find((kind) => kind === state.kind) : undefined;
  const first = useRef(() => {
    if (wished) choose(wished);
  });
  useLayoutEffect(() => first.current(), []);
}
