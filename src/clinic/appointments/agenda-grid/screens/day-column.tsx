import clsx from 'clsx';
import type { CSSProperties } from 'react';
import {
  clockTime,
  type Day,
  minutesOfDay,
  type TimeOfDay,
  wallTimeOf,
} from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { absenceLabel, formatSpan } from '../../desk/screens/agenda-labels.ts';
import { freeTimes, travelStretches } from '../../desk/screens/place/free-times.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import { AppointmentBlock } from './appointment-block.tsx';
import { type ClosedRange, closedRanges, pastRange } from './closed-hours.ts';
import {
  clipToDay,
  gridHeight,
  lineDistance,
  type MinuteRange,
  positionOf,
  positionOfMinutes,
  type Scale,
  topOfInstant,
} from './place-in-day.ts';
import { layoutSideBySide } from './side-by-side.ts';
import type { Proposal } from './target-place.ts';
import { texts } from './texts.ts';
import type { Moving } from './use-moving.ts';
import type { Coloring } from './view/agenda-look.ts';

export type Column = {
  /** The first of several columns of a day. */
  isDayStart?: boolean;
  day: Day;
  professional: Agenda['professionals'][number];
  agenda: Agenda;
  now: Date;
  coloring: Coloring;
  open: (id: number) => void;
  plan: (first: { day: Day; time: TimeOfDay; professionalId: number }) => void;
};

const isInColumn =
  ({ day, professional }: Column) =>
  (one: { startsAt: string; professionalId: number }) =>
    one.professionalId === professional.id && wallTimeOfInstant(one.startsAt).day === day;

export const takenIn = (column: Column) => {
  const { appointments, busy } = column.agenda;
  return [...appointments, ...busy].filter(isInColumn(column));
};

export function DayColumn({
  index,
  scale,
  moving,
  ...column
}: Column & { index: number; scale: Scale; moving: Moving }) {
  const { day, professional, agenda, now, coloring, open, plan } = column;
  const visits = agenda.appointments.filter(isInColumn(column));
  const busy = agenda.busy.filter(isInColumn(column));
  const closed = [
    ...busy.map((one) => ({ ...one, word: texts().busy })),
    ...agenda.absences
      .filter(({ professionalId }) => professionalId === null || professionalId === professional.id)
      .map((one) => ({ ...one, word: absenceLabel(one) })),
    ...visits.flatMap(travelStretches).map((way) => ({ ...way, word: texts().onTheWay })),
  ].flatMap((one) => clipToDay(day, one) ?? []);
  const hours = agenda.hours.find((one) => one.date === day && one.professionalId === professional.id);
  const places = layoutSideBySide(visits, scale);
  const { proposal } = moving;
  const line = wallTimeOf(now).day === day ? topOfInstant(scale, now) : undefined;
  return (
    <div
      data-column={index}
      className={clsx(
        '@container relative snap-start border-l bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_var(--line-distance))]',
        column.isDayStart ? 'border-edge' : 'border-line',
      )}
      // Cast: React's type of a style knows no custom properties.
      style={{ height: gridHeight(scale), '--line-distance': lineDistance(scale) } as CSSProperties}
    >
      <Shades scale={scale} closed={closedRanges(scale, hours)} past={pastRange(scale, day, now)} />
      {professional.isOpen &&
        freeTimes(agenda, { day, professionalId: professional.id }, now).map((time) => (
          <FreeCell
            key={time}
            time={time}
            minutes={hours?.minutes ?? 60}
            scale={scale}
            plan={() => plan({ day, time, professionalId: professional.id })}
          />
        ))}
      {closed.map(({ word, ...one }) => (
        <p
          key={`${word} ${one.startsAt} ${one.endsAt}`}
          style={positionOf(scale, one)}
          className='absolute inset-x-1 overflow-hidden whitespace-nowrap rounded-sm bg-[repeating-linear-gradient(45deg,var(--color-line)_0_6px,transparent_6px_12px)] px-2 py-1 text-ink-soft text-xs'
        >
          <span className='bg-card px-1'>{word}</span>
        </p>
      ))}
      {visits.map((one) => (
        <AppointmentBlock
          key={one.id}
          one={one}
          now={now}
          coloring={coloring}
          moving={moving}
          open={open}
          isUnsigned={agenda.unsigned.includes(one.id)}
          column={index}
          place={places.get(one.id)}
          zoom={scale.zoom}
        />
      ))}
      {proposal?.day === day && proposal.professional.id === professional.id && (
        <Ghost proposal={proposal} scale={scale} />
      )}
      {line && (
        <div
          aria-hidden='true'
          style={{ top: line }}
          className='pointer-events-none absolute inset-x-0 border-coral-600 border-t-2'
        />
      )}
    </div>
  );
}

/** Closed hours and the past, behind everything else. */
function Shades({
  scale,
  closed,
  past,
}: {
  scale: Scale;
  closed: readonly ClosedRange[];
  past: MinuteRange | undefined;
}) {
  return (
    <div aria-hidden='true' className='text-center text-ink-soft text-xs'>
      {closed.map((range) => (
        <div
          key={range.from}
          style={positionOfMinutes(scale, range)}
          className='absolute inset-x-0 flex items-center justify-center overflow-hidden bg-line/60'
        >
          {range.isBreak && texts().break}
        </div>
      ))}
      {past && (
        <div
          data-past
          style={positionOfMinutes(scale, past)}
          className='absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_7px)]'
        />
      )}
    </div>
  );
}

/** A free session hour of the professional; press to book. */
function FreeCell({
  time,
  minutes,
  scale,
  plan,
}: {
  time: TimeOfDay;
  minutes: number;
  scale: Scale;
  plan: () => void;
}) {
  const from = minutesOfDay(time);
  const until = from + minutes;
  return (
    <button
      type='button'
      style={positionOfMinutes(scale, { from, until })}
      className='absolute inset-x-1 flex overflow-hidden rounded-sm border border-edge/60 border-dashed bg-card text-left text-ink-soft text-xs tabular-nums hover:border-river-600 hover:bg-river-50 hover:text-river-700'
      onClick={plan}
    >
      <span className='whitespace-nowrap px-1.5 py-1 leading-tight'>
        <span className='@max-[6rem]:sr-only'>{`${texts().free} `}</span>
        {time}
        <span className='@max-[9rem]:sr-only'>–{clockTime(until)}</span>
      </span>
    </button>
  );
}

/** Preview of the destination. Never over the appointment itself, whose button has the focus. */
function Ghost({ proposal, scale }: { proposal: Proposal; scale: Scale }) {
  const { one, professional, startsAt, endsAt } = proposal;
  const isOverItself =
    one.professionalId === professional.id && startsAt < one.endsAt && one.startsAt < endsAt;
  return (
    <div
      aria-hidden='true'
      style={positionOf(scale, proposal)}
      className={clsx(
        'pointer-events-none absolute inset-x-1 flex rounded-sm border-2 border-river-600 border-dashed bg-river-50 px-2 font-[650] text-river-700 text-xs tabular-nums leading-none',
        isOverItself ? 'items-end' : 'z-20 py-1',
      )}
    >
      {formatSpan(proposal)}
    </div>
  );
}
