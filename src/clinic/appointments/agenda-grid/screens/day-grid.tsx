import clsx from 'clsx';
import { useEffect } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import { dayInWords } from './columns.ts';
import { type Column, DayColumn, takenIn } from './day-column.tsx';
import { KindSignSymbols } from './kind-sign.tsx';
import { gridHeight, type Scale, scaleOf, topOf } from './place-in-day.ts';
import type { Proposal } from './target-place.ts';
import { type Moving, useMoving } from './use-moving.ts';

// Loaded when a move begins.
const loadConsequence = async () => (await import('./move-consequence.tsx')).MoveConsequence;

const listHours = ({ first, last }: Scale) =>
  Array.from({ length: last - first }, (_, index) => `${String(first + index).padStart(2, '0')}:00`);

type GridColumn = Column & {
  title: string;
  hint?: string | undefined;
  isToday?: boolean;
  isIdle?: boolean;
};

const columnWidth = ({ isIdle }: GridColumn) => (isIdle ? 'minmax(3.5rem, 0.5fr)' : 'minmax(6rem, 1fr)');

/** Columns on one scale of hours: a day of all professionals, or a week of one. */
export function DayGrid({ columns }: { columns: readonly GridColumn[] }) {
  const scale = scaleOf(columns.flatMap(takenIn));
  const moving = useMoving(columns, scale);
  return (
    <>
      <KindSignSymbols />
      <MovingBar proposal={moving.proposal} />
      <div className='overflow-x-auto rounded-card border border-line bg-card'>
        <div
          className='grid min-w-160'
          style={{ gridTemplateColumns: `3.5rem ${columns.map(columnWidth).join(' ')}` }}
        >
          <div className='border-line border-b' />
          {columns.map(({ title, hint, isToday }) => (
            <h2
              key={title}
              className={clsx(
                'border-line border-b border-l px-2 py-2 font-sans text-sm tracking-normal first-letter:uppercase',
                isToday && 'bg-ochre-100',
              )}
            >
              {title}
              {hint && <span className='block font-normal text-ink-soft text-xs'>{hint}</span>}
            </h2>
          ))}
          <ol aria-hidden='true' className='relative' style={{ height: gridHeight(scale) }}>
            {listHours(scale).map((hour) => (
              <li
                key={hour}
                className='absolute right-2 text-ink-soft text-xs tabular-nums'
                style={{ top: topOf(scale, hour) }}
              >
                {hour}
              </li>
            ))}
          </ol>
          {columns.map(({ title, hint: _hint, isToday: _isToday, isIdle: _isIdle, ...column }, index) => (
            <DayColumn key={title} {...column} index={index} scale={scale} moving={moving} />
          ))}
        </div>
      </div>
      <Consequence moving={moving} />
    </>
  );
}

function Consequence({ moving: { proposal, isAsked, leave } }: { moving: Moving }) {
  const { part: MoveConsequence, isFailed, ask } = useLazyPart(loadConsequence);
  const isMoving = proposal !== undefined;
  useEffect(() => {
    if (isMoving) ask();
  }, [isMoving, ask]);
  if (proposal === undefined || !isAsked) return null;
  if (MoveConsequence) return <MoveConsequence proposal={proposal} leave={leave} />;
  return (
    isFailed && (
      <LoadFailure title='No hemos podido preparar el cambio' retry={ask} className='mt-4'>
        La cita sigue donde estaba; solo ha fallado la conexión.
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
        `${nameOf(proposal.one.patient)}: ${dayInWords(proposal.day)}, ${formatSpan(proposal)}, ${proposal.professional.name}. Flechas para moverla, Intro para seguir, Esc para dejarla.`}
    </p>
  );
}
