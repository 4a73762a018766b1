import { type KeyboardEvent, useRef, useState } from 'react';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { minutesAtHeight, type Scale } from './place-in-day.ts';
import {
  clampPlace,
  currentPlace,
  isUnchanged,
  moveByKey,
  type TargetColumn,
  type TargetPlace,
  toProposal,
} from './target-place.ts';

export type Moving = ReturnType<typeof useMoving>;

/**
 * Moves an appointment on the sheet by arrow keys or pointer; nothing is sent before the consequence is
 * confirmed.
 */
export function useMoving(columns: readonly TargetColumn[], scale: Scale) {
  const [wished, setWished] = useState<TargetPlace>();
  const [isAsked, setIsAsked] = useState(false);
  const asked = useRef(false);

  const target = wished && columns[wished.column];
  const proposal = wished && target ? toProposal(wished, target) : undefined;

  const leave = () => {
    asked.current = false;
    setIsAsked(false);
    setWished(undefined);
  };
  /** Nothing to confirm if it stays in place. */
  const ask = () => {
    if (proposal === undefined || isUnchanged(proposal)) return leave();
    asked.current = true;
    setIsAsked(true);
  };
  const begin = (one: AgendaAppointment, column: number) => setWished(currentPlace(one, column));
  /** @param part fraction of the sheet's height, 0 at the top */
  const place = (one: AgendaAppointment, column: number, part: number) =>
    setWished(
      (former) =>
        clampPlace({ one, column, minutes: minutesAtHeight(scale, part) }, columns, scale) ?? former,
    );
  const press = (event: KeyboardEvent) => {
    if (wished === undefined) return;
    const next = moveByKey(wished, event.key, columns, scale);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (next === undefined) leave();
    else setWished(next);
  };
  /** Losing the focus cancels the move unless the confirmation is open. */
  const blur = () => asked.current || leave();

  return { proposal, isAsked, begin, place, press, ask, leave, blur };
}
