import clsx from 'clsx';
import { CircleCheck, Euro, FilePen } from 'lucide-react';
import type { CSSProperties } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import {
  consultationWord,
  formatCurrentState,
  formatPaymentState,
  formatSpan,
  waitsForOutcome,
} from '../../desk/screens/agenda-labels.ts';
import { isPaymentDue } from '../../desk/screens/row-actions.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import { type Appearance, appearanceOf } from './appearance.ts';
import { heightPx, type Zoom } from './place-in-day.ts';
import { Sign } from './signs.tsx';
import { mayChangeLength } from './target-place.ts';
import { texts } from './texts.ts';
import { useDrag } from './use-drag.ts';
import type { Moving } from './use-moving.ts';
import type { Coloring } from './view/agenda-look.ts';

/**
 * An appointment on the sheet: press to open; drag it to move it, or its lower edge to change the
 * length; with the keyboard, use its small button to move it.
 */
export function AppointmentBlock({
  one,
  isUnsigned,
  column,
  place,
  zoom,
  now,
  coloring,
  moving,
  open,
}: {
  one: AgendaAppointment;
  isUnsigned: boolean;
  column: number;
  place: CSSProperties | undefined;
  zoom: Zoom;
  now: Date;
  coloring: Coloring;
  moving: Moving;
  open: (id: number) => void;
}) {
  const isToCome = now < new Date(one.startsAt);
  const drag = useDrag({
    isEnabled: isToCome,
    edge: 'top',
    drag: (to) => moving.place(one, column, to),
    drop: moving.ask,
    cancel: moving.leave,
  });
  const appearance = appearanceOf(one, coloring, now);
  const isMoving = moving.proposal?.one.id === one.id;
  return (
    <div
      style={place}
      className={clsx(
        'group absolute inset-x-1 @max-[5rem]:inset-x-0.5 z-10 rounded-sm border border-edge text-xs @max-[5rem]:text-[0.6875rem] leading-tight hover:border-river-600',
        appearance.ground,
        (isMoving || one.status === 'pending') && 'border-dashed',
      )}
    >
      <button
        type='button'
        data-visit={one.id}
        onClick={() => drag.hasMoved() || open(one.id)}
        {...drag.handlers}
        className='-m-px flex h-[calc(100%+2px)] w-[calc(100%+2px)] items-start gap-1 @max-[5rem]:gap-0.5 overflow-hidden rounded-sm pr-1 @max-[5rem]:pr-0 text-left'
      >
        <span aria-hidden='true' className={clsx('h-full w-1.5 @max-[5rem]:w-1 shrink-0', appearance.edge)} />
        <BlockText one={one} appearance={appearance} isUnsigned={isUnsigned} zoom={zoom} now={now} />
      </button>
      {isToCome && mayChangeLength(one) && <LengthHandle one={one} column={column} moving={moving} />}
      {isToCome && (
        <button
          type='button'
          aria-label={texts().block.moveFor(nameOf(one.patient), formatSpan(one))}
          aria-pressed={isMoving}
          onClick={() => (isMoving ? moving.ask() : moving.begin(one, column))}
          onKeyDown={moving.press}
          onBlur={moving.blur}
          // Only for the keyboard: in a narrow column it would be in the way of the pointer.
          className='pointer-events-none absolute -right-px -bottom-px min-h-9 rounded-sm bg-card px-1.5 font-[650] text-river-700 opacity-0 focus:pointer-events-auto focus:opacity-100 aria-pressed:opacity-100 group-has-focus-visible:opacity-100'
        >
          {' '}
          {texts().block.move}{' '}
        </button>
      )}
    </div>
  );
}

/** For the pointer only: with the keyboard, the length is a field of 'Cambiar'. */
function LengthHandle({ one, column, moving }: { one: AgendaAppointment; column: number; moving: Moving }) {
  const { handlers } = useDrag({
    isEnabled: true,
    edge: 'bottom',
    drag: (to) => moving.lengthen(one, column, to),
    drop: moving.ask,
    cancel: moving.leave,
  });
  return (
    <div
      aria-hidden='true'
      data-length={one.id}
      title={texts().block.dragLength}
      {...handlers}
      className='absolute inset-x-0 -bottom-1 flex h-2.5 cursor-ns-resize items-center justify-center opacity-0 group-hover:opacity-100 pointer-coarse:hidden'
    >
      <span className='h-1 w-8 rounded-full bg-river-600' />
    </div>
  );
}

/** In px: the text's height in the usual and in the narrowest columns, and the block's edge and padding. */
const lineHeights = { usual: 17.5, narrow: 13.75 };
const edgePx = 10;
/** Below this height, name and time share a line. */
const twoLinesPx = edgePx + 2 * lineHeights.usual;

/**
 * Shows as much text as the block has room for; screen readers get all of it. The name takes all lines but the one of
 * the time; the state is the last and drops out of sight where the name needs its line.
 */
function BlockText({
  one,
  appearance,
  isUnsigned,
  zoom,
  now,
}: {
  one: AgendaAppointment;
  appearance: Appearance;
  isUnsigned: boolean;
  zoom: Zoom;
  now: Date;
}) {
  const height = heightPx(zoom, (Date.parse(one.endsAt) - Date.parse(one.startsAt)) / 60_000);
  const isLowest = height < twoLinesPx;
  const nameLines = (lineHeight: number) => Math.max(1, Math.floor((height - edgePx) / lineHeight) - 1);
  const lines = nameLines(lineHeights.usual);
  const isWaiting = waitsForOutcome(one, now);
  return (
    <span
      style={{ '--lines': lines, '--narrow-lines': nameLines(lineHeights.narrow) } as CSSProperties}
      className={clsx(
        'flex h-full min-w-0 grow overflow-hidden',
        isLowest ? 'items-center gap-2' : 'flex-col flex-wrap content-start py-1',
      )}
    >
      <strong
        className={clsx(
          'min-w-0',
          isLowest
            ? 'truncate'
            : 'line-clamp-(--lines) @max-[5rem]:line-clamp-(--narrow-lines) wrap-break-word w-full hyphens-auto',
        )}
      >
        {one.companion?.name
          ? texts().block.twoPeople(nameOf(one.patient), one.companion.name)
          : nameOf(one.patient)}
      </strong>
      <span
        className={clsx(
          'flex shrink-0 items-center gap-0.5 whitespace-nowrap tabular-nums',
          !isLowest && 'w-full',
        )}
      >
        <Sign of={appearance.id} />
        <StateMarks one={one} isUnsigned={isUnsigned} />
        <span className='sr-only'>{consultationWord(one)},</span>
        <span className={clsx('ml-0.5', isLowest ? '@max-[9rem]:sr-only' : '@max-[6rem]:sr-only')}>
          {wallTimeOfInstant(one.startsAt).time}
          {/* In a half-hour block the name takes precedence: its height shows the length. */}
          <span className={isLowest ? '@max-[12rem]:sr-only' : '@max-[9rem]:sr-only'}>
            –{wallTimeOfInstant(one.endsAt).time}
          </span>
        </span>
      </span>
      <span
        className={clsx(
          lines < 2 ? 'sr-only' : 'w-full truncate',
          lines < 3 && '@max-[9rem]:sr-only',
          isWaiting ? 'font-[650] text-ochre-700' : 'text-ink-soft',
        )}
      >
        {formatCurrentState(one, now)}
      </span>
    </span>
  );
}

/** Paid, to be paid, and signature missing: a sign for the eye, words for screen readers and as a tooltip. */
function StateMarks({ one, isUnsigned }: { one: AgendaAppointment; isUnsigned: boolean }) {
  const isPaid = one.paid || one.withCredit;
  const Money = isPaid ? CircleCheck : Euro;
  return (
    <>
      {(isPaid || isPaymentDue(one)) && (
        <span title={formatPaymentState(one)} className={isPaid ? 'text-pine-700' : 'text-ochre-700'}>
          <Money aria-hidden='true' className='size-3.5' />
          <span className='sr-only'>{isPaid ? texts().block.paid : texts().block.due}</span>
        </span>
      )}
      {isUnsigned && (
        <span title={texts().block.unsigned} className='text-coral-700'>
          <FilePen aria-hidden='true' className='size-3.5' />
          <span className='sr-only'>{texts().block.unsignedSpoken}</span>
        </span>
      )}
    </>
  );
}
