import { type KeyboardEvent, useRef, useState } from 'react';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { firstHour, lastHour } from './place-in-day.ts';

/** A column that something can be moved to. */
type Target = { day: string; professional: Agenda['professionals'][number] };
/** Where an appointment would go: a column, and minutes since midnight by Madrid's clock. */
type Wished = { one: AgendaAppointment; column: number; minutes: number };
export type Proposal = { one: AgendaAppointment; startsAt: string; endsAt: string } & Target;
export type Moving = ReturnType<typeof useMoving>;

/** Minutes that an arrow moves it by, and to which a pointer is rounded. */
export const stepMinutes = 15;

const lengthOf = ({ startsAt, endsAt }: AgendaAppointment) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

const isSame = ({ one, startsAt, professional }: Proposal) =>
  one.professionalId === professional.id && Date.parse(one.startsAt) === Date.parse(startsAt);

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Moving an appointment over the sheet by arrows or by pointer. Nothing is done before the consequence has been seen. */
export function useMoving(columns: readonly Target[]) {
  const [wished, setWished] = useState<Wished>();
  const [isAsked, setIsAsked] = useState(false);
  const asked = useRef(false);

  const target = wished && columns[wished.column];
  const proposal = wished && target ? proposalOf(wished, target) : undefined;

  const leave = () => {
    asked.current = false;
    setIsAsked(false);
    setWished(undefined);
  };
  /** Nothing to ask where it stays where it is. */
  const ask = () => {
    if (proposal === undefined || isSame(proposal)) return leave();
    asked.current = true;
    setIsAsked(true);
  };
  const place = (one: AgendaAppointment, column: number, minutes: number) => {
    if (!columns[column]?.professional.isOpen) return;
    const rounded = Math.round(minutes / stepMinutes) * stepMinutes;
    const latest = lastHour * 60 - lengthOf(one);
    setWished({ one, column, minutes: Math.max(firstHour * 60, Math.min(latest, rounded)) });
  };
  const begin = (one: AgendaAppointment, column: number) => {
    const [hours = 0, minutes = 0] = wallTimeOf(new Date(one.startsAt)).time.split(':').map(Number);
    setWished({ one, column, minutes: hours * 60 + minutes });
  };
  const press = (event: KeyboardEvent) => {
    if (wished === undefined) return;
    const { one, column, minutes } = wished;
    const ways: Record<string, () => void> = {
      ArrowUp: () => place(one, column, minutes - stepMinutes),
      ArrowDown: () => place(one, column, minutes + stepMinutes),
      ArrowLeft: () => place(one, nextOpen(columns, column, -1), minutes),
      ArrowRight: () => place(one, nextOpen(columns, column, 1), minutes),
      Escape: leave,
    };
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    way();
  };
  /** Whoever goes elsewhere in the middle of it has left it. */
  const blur = () => asked.current || leave();

  return { proposal, isAsked, begin, place, press, ask, leave, blur };
}

function proposalOf({ one, minutes }: Wished, target: Target): Proposal {
  const start = instantOf(target.day, clock(minutes));
  const endsAt = new Date(start.getTime() + lengthOf(one) * 60_000).toISOString();
  return { one, startsAt: start.toISOString(), endsAt, day: target.day, professional: target.professional };
}

function nextOpen(columns: readonly Target[], from: number, by: 1 | -1): number {
  for (let index = from + by; columns[index] !== undefined; index += by)
    if (columns[index]?.professional.isOpen) return index;
  return from;
}
