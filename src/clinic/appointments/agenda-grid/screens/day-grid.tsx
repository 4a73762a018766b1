import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { useStableCallback } from '#design/hooks/use-stable-callback.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { clockTime, type Day, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import { type ColumnHead, dayInWords, shortProfessionalName } from './columns.ts';
import { type Column, DayColumn, takenIn } from './day-column.tsx';
import {
  gridHeight,
  minutesOf,
  positionOfMinutes,
  type Scale,
  scaleOf,
  topOf,
  topOfInstant,
  type Zoom,
} from './place-in-day.ts';
import { SignSymbols } from './signs.tsx';
import type { Proposal } from './target-place.ts';
import { texts } from './texts.ts';
import { type Moving, useMoving } from './use-moving.ts';

// Loaded when a move begins.
const loadConsequence = async () => (await import('./move-consequence.tsx')).MoveConsequence;

/** Labels of the hours, and of the half hours where there is room. */
function listHours({ first, last, zoom }: Scale): TimeOfDay[] {
  const step = zoom === 60 ? 60 : 30;
  const count = ((last - first) * 60) / step;
  return Array.from({ length: count }, (_, index) => clockTime(first * 60 + index * step));
}

type GridColumn = Column & ColumnHead;

const columnWidth = ({ isIdle }: GridColumn, isDense: boolean) => {
  if (isIdle) return isDense ? 'minmax(2.5rem, 0.3fr)' : 'minmax(4.25rem, 0.5fr)';
  return isDense ? 'minmax(4.25rem, 1fr)' : 'minmax(max(6rem, var(--least-column)), 1fr)';
};

/** The columns grouped by day; undefined unless several days each have several professionals. */
function groupByDay(columns: readonly GridColumn[]) {
  const groups = Map.groupBy(columns, ({ day }) => day);
  const isGrouped = groups.size > 1 && groups.size < columns.length;
  return isGrouped ? [...groups.values()] : undefined;
}

/** Columns on one scale of hours: a day of all professionals, or a week of one or of all. */
export function DayGrid({
  columns,
  zoom,
  day,
  now,
  onMoved,
}: {
  columns: readonly GridColumn[];
  zoom: Zoom;
  /** The chosen day, scrolled into view. */
  day: Day;
  now: Date;
  onMoved: (moved: Proposal) => void;
}) {
  const scale = scaleOf(columns.flatMap(takenIn), zoom);
  const agenda = columns[0]?.agenda ?? { appointments: [], busy: [] };
  const moving = useMoving({ columns, scale, agenda, now });
  const sheet = useScrollToDay(columns, scale, day, now);
  const groups = groupByDay(columns);
  const line = columns.some((column) => column.day === wallTimeOf(now).day)
    ? topOfInstant(scale, now)
    : undefined;
  return (
    <>
      <SignSymbols />
      <MovingBar proposal={moving.proposal} />
      {/* On a phone a column leaves a bit of the next one visible; a swipe stops at it. */}
      <div
        ref={sheet}
        data-sheet
        className='max-h-[calc(100dvh-9rem)] min-h-80 snap-x snap-proximity scroll-pl-14 overflow-auto overscroll-x-contain rounded-card border border-line bg-card [--least-column:calc(100vw-8rem)] md:max-h-[calc(100dvh-12rem)] md:snap-none md:[--least-column:6rem]'
      >
        <div
          className='grid w-fit min-w-full'
          style={{
            gridTemplateColumns: `3.5rem ${columns.map((one) => columnWidth(one, groups !== undefined)).join(' ')}`,
          }}
        >
          <div
            className={clsx('sticky top-0 left-0 z-40 border-line border-b bg-card', groups && 'row-span-2')}
          />
          {groups?.map((group) => (
            <HeadCell
              key={group[0]?.day}
              {...group[0]}
              level={2}
              className='top-0 h-9 whitespace-nowrap px-2'
              span={group.length}
            />
          ))}
          {columns.map((column) =>
            groups ? (
              <HeadCell
                key={keyOf(column)}
                title={column.professional.name}
                shortTitle={shortProfessionalName(
                  column.professional.name,
                  columns.map(({ professional }) => professional),
                )}
                level={3}
                className='top-9 truncate px-1.5 font-normal text-xs'
              />
            ) : (
              <HeadCell key={keyOf(column)} {...column} level={2} className='top-0 px-2' />
            ),
          )}
          <ol aria-hidden='true' className='sticky left-0 z-30 bg-card' style={{ height: gridHeight(scale) }}>
            {listHours(scale).map((hour) => (
              <li
                key={hour}
                className='absolute right-2 text-ink-soft text-xs tabular-nums'
                style={{ top: topOf(scale, hour) }}
              >
                {hour}
              </li>
            ))}
            {line && (
              <li
                style={{ top: line }}
                className='absolute right-0 -translate-y-1/2 rounded-l-full bg-coral-600 px-1.5 font-[650] text-card text-xs tabular-nums'
              >
                {wallTimeOf(now).time}
              </li>
            )}
          </ol>
          {columns.map((column, index) => (
            <DayColumn
              key={keyOf(column)}
              {...column}
              isDayStart={groups !== undefined && column.day !== columns[index - 1]?.day}
              index={index}
              scale={scale}
              moving={moving}
            />
          ))}
        </div>
      </div>
      <Consequence moving={moving} onMoved={onMoved} />
    </>
  );
}

const keyOf = ({ day, professional }: Pick<Column, 'day' | 'professional'>) => `${day} ${professional.id}`;

type HeadCellProps = Partial<Pick<ColumnHead, 'title' | 'hint' | 'isToday'>> & {
  shortTitle?: string;
  level: 2 | 3;
  span?: number;
  className: string;
};

function HeadCell({ title, shortTitle, hint, isToday, level, span = 1, className }: HeadCellProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      title={shortTitle && title}
      className={clsx(
        'sticky z-30 border-line border-b border-l py-2 font-sans text-sm tracking-normal first-letter:uppercase',
        isToday ? 'bg-ochre-100' : 'bg-card',
        className,
      )}
      style={{ gridColumn: `span ${span}` }}
    >
      <span aria-hidden={shortTitle !== undefined}>{keepTogether(shortTitle ?? title ?? '')}</span>
      {shortTitle && <span className='sr-only'>{keepTogether(title ?? '')}</span>}
      {hint && (
        <span className={clsx('font-normal text-ink-soft text-xs', span > 1 ? 'ml-2' : 'block')}>{hint}</span>
      )}
    </Heading>
  );
}

/** Minutes shown above the current time. */
const minutesAboveNow = 75;

/** Scrolls to the chosen day and, today, to the current time, when the days or the zoom change. */
function useScrollToDay(columns: readonly GridColumn[], scale: Scale, day: Day, now: Date) {
  const sheet = useRef<HTMLDivElement>(null);
  const isToday = columns.some((column) => column.day === wallTimeOf(now).day);
  const shown = `${columns.map(keyOf).join()} ${day} ${scale.zoom}`;
  const scroll = useStableCallback(() => {
    const element = sheet.current;
    if (element === null) return;
    const at = Math.max(scale.first * 60, minutesOf(now.toISOString()) - minutesAboveNow);
    const { top } = positionOfMinutes(scale, { from: isToday ? at : scale.first * 60, until: 24 * 60 });
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    element.scrollTop = Number.parseFloat(top) * rem;
    const index = columns.findIndex((column) => column.day === day);
    const column = element.querySelector<HTMLElement>(`[data-column='${index}']`);
    const first = element.querySelector<HTMLElement>("[data-column='0']");
    const left = (column?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    const isInView = left + (column?.offsetWidth ?? 0) <= element.clientWidth;
    element.scrollLeft = isInView ? 0 : left;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is shown moves the sheet, not the clock.
  useEffect(scroll, [shown]);
  return sheet;
}

function Consequence({
  moving: { proposal, isAsked, leave },
  onMoved,
}: {
  moving: Moving;
  onMoved: (moved: Proposal) => void;
}) {
  const { part: MoveConsequence, isFailed, ask } = useLazyPart(loadConsequence);
  const isMoving = proposal !== undefined;
  useEffect(() => {
    if (isMoving) ask();
  }, [isMoving, ask]);
  if (proposal === undefined || !isAsked) return null;
  if (MoveConsequence) return <MoveConsequence proposal={proposal} onMoved={onMoved} leave={leave} />;
  return (
    isFailed && (
      <LoadFailure title={texts().move.notPrepared} retry={ask} className='mt-4'>
        {texts().move.stays}
      </LoadFailure>
    )
  );
}

function MovingBar({ proposal }: { proposal: Proposal | undefined }) {
  return (
    <p
      role='status'
      data-print='no'
      // Overlays the foot of the sheet, so that nothing moves under the pointer.
      className={
        proposal === undefined
          ? 'sr-only'
          : 'fixed inset-x-4 bottom-20 z-30 mx-auto w-fit rounded-card bg-river-700 px-4 py-2 font-[650] text-card text-sm tabular-nums lg:bottom-4 lg:left-56'
      }
    >
      {proposal &&
        texts().move.keys(
          nameOf(proposal.one.patient),
          dayInWords(proposal.day),
          formatSpan(proposal),
          proposal.professional.name,
        )}
    </p>
  );
}
