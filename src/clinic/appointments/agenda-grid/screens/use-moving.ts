import { type KeyboardEvent, useRef, useState } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { formatTime, formatWeekday } from '#platform/time/screen-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { findPlaceProblem } from '../../desk/screens/place/place-problem.ts';
import { minutesAtHeight, type Scale } from './place-in-day.ts';
import {
  changeEnd,
  clampPlace,
  currentPlace,
  isUnchanged,
  moveByKey,
  type TargetColumn,
  type TargetPlace,
  toProposal,
} from './target-place.ts';
import { texts } from './texts.ts';
import type { DragPosition } from './use-drag.ts';

export type Moving = ReturnType<typeof useMoving>;

/** Reports that an appointment stays where it was, and why. */
export function reportUnmoved({ patient, startsAt }: AgendaAppointment, problem: string): void {
  const start = new Date(startsAt);
  toast({
    tone: 'danger',
    title: texts().move.refused,
    description: texts().move.staysAt(problem, nameOf(patient), formatWeekday(start), formatTime(start)),
  });
}

/**
 * Moves an appointment on the sheet by arrow keys or pointer, or changes its length by pointer. Nothing is sent
 * before the user confirms the consequence. A destination that is visibly taken or past is refused at once.
 */
export function useMoving({
  columns,
  scale,
  agenda,
  now,
}: {
  columns: readonly TargetColumn[];
  scale: Scale;
  agenda: Pick<Agenda, 'appointments' | 'busy'>;
  now: Date;
}) {
  const [wished, setWished] = useState<TargetPlace>();
  const [isAsked, setIsAsked] = useState(false);
  const asked = useRef(false);
  /** The professional under the pointer, if the user may not plan for them. */
  const closedTo = useRef<string | undefined>(undefined);

  const target = wished && columns[wished.column];
  const proposal = wished && target ? toProposal(wished, target) : undefined;

  const leave = () => {
    asked.current = false;
    closedTo.current = undefined;
    setIsAsked(false);
    setWished(undefined);
  };
  const refuse = (one: AgendaAppointment, problem: string) => {
    leave();
    reportUnmoved(one, problem);
  };
  /** Nothing to confirm if it stays in place. */
  const ask = () => {
    if (proposal === undefined) return leave();
    const { one } = proposal;
    if (closedTo.current !== undefined) return refuse(one, texts().move.notYourAgenda(closedTo.current));
    if (isUnchanged(proposal)) return leave();
    const { startsAt, endsAt, day, professional } = proposal;
    const place = { ...one, patientId: one.patient.id, startsAt, endsAt, day, professional };
    const problem = findPlaceProblem(agenda, place, now);
    if (problem !== undefined) return refuse(one, problem);
    asked.current = true;
    setIsAsked(true);
  };
  const begin = (one: AgendaAppointment, column: number) => setWished(currentPlace(one, column));
  /** @param home column of the appointment */
  const place = (one: AgendaAppointment, home: number, { column, part }: DragPosition) => {
    const professional = columns[column]?.professional;
    closedTo.current = professional?.isOpen === false ? professional.name : undefined;
    const to = { ...currentPlace(one, home), column, minutes: minutesAtHeight(scale, part) };
    setWished(clampPlace(to, columns, scale) ?? currentPlace(one, home));
  };
  const lengthen = (one: AgendaAppointment, home: number, { part }: DragPosition) =>
    setWished(changeEnd(currentPlace(one, home), minutesAtHeight(scale, part), scale));
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

  return { proposal, isAsked, begin, place, lengthen, press, ask, leave, blur };
}
