import clsx from 'clsx';
import { CircleCheck, Euro, FilePen } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { frontColors, softColors } from '#design/tone.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import {
  consultationWord,
  formatCurrentState,
  formatPaymentState,
  formatSpan,
  waitsForOutcome,
} from '../../desk/screens/agenda-labels.ts';
import { isPaymentDue } from '../../desk/screens/row-actions.ts';
import { kindTone } from '../../screens/kind-tone.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import { KindSign } from './kind-sign.tsx';
import type { Moving } from './use-moving.ts';

/** An appointment on the sheet: press to open; drag or use its small button to move. */
export function AppointmentBlock({
  one,
  isUnsigned,
  column,
  place,
  now,
  moving,
  open,
}: {
  one: AgendaAppointment;
  isUnsigned: boolean;
  column: number;
  place: CSSProperties | undefined;
  now: Date;
  moving: Moving;
  open: (id: number) => void;
}) {
  const isToCome = now < new Date(one.startsAt);
  const drag = useDrag(one, column, moving, isToCome);
  const tone = kindTone(one.type);
  const isMoving = moving.proposal?.one.id === one.id;
  return (
    <div
      style={place}
      className={clsx(
        'group absolute inset-x-1 z-10 rounded-sm border border-edge text-xs leading-tight hover:border-river-600',
        softColors[tone],
        (isMoving || one.status === 'pending') && 'border-dashed',
      )}
    >
      <button
        type='button'
        data-visit={one.id}
        onClick={() => drag.hasMoved() || open(one.id)}
        {...drag.handlers}
        className='-m-px flex h-[calc(100%+2px)] w-[calc(100%+2px)] items-start gap-1.5 overflow-hidden rounded-sm pr-1 text-left'
      >
        <span aria-hidden='true' className={clsx('h-full w-1.5 shrink-0', frontColors[tone])} />
        <BlockText one={one} isUnsigned={isUnsigned} now={now} />
      </button>
      {isToCome && (
        <button
          type='button'
          aria-label={`Mover: ${nameOf(one.patient)}, ${formatSpan(one)}`}
          aria-pressed={isMoving}
          onClick={() => (isMoving ? moving.ask() : moving.begin(one, column))}
          onKeyDown={moving.press}
          onBlur={moving.blur}
          className='absolute -right-px -bottom-px min-h-9 rounded-sm bg-card px-1.5 font-[650] text-river-700 opacity-0 focus:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 aria-pressed:opacity-100'
        >
          Mover
        </button>
      )}
    </div>
  );
}

/** Minutes below which there is no room for a long name with all lines, for three lines and for two. */
const threeLinesMinutes = 75;
const twoLinesMinutes = 60;
const oneLineMinutes = 45;

/** Shows as much text as the block has room for; screen readers get all of it. */
function BlockText({ one, isUnsigned, now }: { one: AgendaAppointment; isUnsigned: boolean; now: Date }) {
  const minutes = (Date.parse(one.endsAt) - Date.parse(one.startsAt)) / 60_000;
  const isLowest = minutes < oneLineMinutes;
  const isWaiting = waitsForOutcome(one, now);
  return (
    <span className={clsx('min-w-0 grow py-1', isLowest && 'flex items-center gap-2 py-2.5')}>
      <strong
        className={clsx(
          'line-clamp-1 break-words',
          isLowest ? 'min-w-0' : minutes >= twoLinesMinutes && '@max-[9rem]:line-clamp-2',
        )}
      >
        {nameOf(one.patient)}
        {one.companion && ` y ${one.companion.name}`}
      </strong>
      <span className='flex shrink-0 items-center gap-1 whitespace-nowrap tabular-nums'>
        <KindSign of={one.type} />
        <StateMarks one={one} isUnsigned={isUnsigned} />
        <span className='sr-only'>{consultationWord(one)},</span>
        <span className={clsx(isLowest && '@max-[9rem]:sr-only')}>
          {wallTimeOfInstant(one.startsAt).time}
          {/* In a half-hour block the name takes precedence: its height shows the length. */}
          <span className={isLowest ? '@max-[12rem]:sr-only' : '@max-[9rem]:sr-only'}>
            –{wallTimeOfInstant(one.endsAt).time}
          </span>
        </span>
      </span>
      <span
        className={clsx(
          minutes < twoLinesMinutes ? 'sr-only' : 'block truncate',
          minutes < threeLinesMinutes && '@max-[9rem]:sr-only',
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
          <span className='sr-only'>{isPaid ? 'pagada' : 'por pagar'},</span>
        </span>
      )}
      {isUnsigned && (
        <span title='Falta firma' className='text-coral-700'>
          <FilePen aria-hidden='true' className='size-3.5' />
          <span className='sr-only'>falta firma,</span>
        </span>
      )}
    </>
  );
}

/** Pixels before a press becomes a drag. */
const dragThresholdPx = 6;

/** For mouse and pen only: touch scrolls the sheet. */
function useDrag(one: AgendaAppointment, column: number, moving: Moving, isToCome: boolean) {
  const from = useRef<{ x: number; y: number; top: number } | undefined>(undefined);
  const hasMoved = useRef(false);
  const down = (event: PointerEvent<HTMLElement>) => {
    hasMoved.current = false;
    if (!isToCome || event.pointerType === 'touch' || event.button !== 0) return;
    const { top } = event.currentTarget.getBoundingClientRect();
    from.current = { x: event.clientX, y: event.clientY, top: event.clientY - top };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return;
    if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > dragThresholdPx)
      hasMoved.current = true;
    if (!hasMoved.current) return;
    const under = document
      .elementsFromPoint(clientX, clientY)
      .find((element) => element instanceof HTMLElement && element.dataset.column !== undefined);
    if (!(under instanceof HTMLElement)) return;
    const { top, height } = under.getBoundingClientRect();
    moving.place(one, Number(under.dataset.column ?? column), (clientY - from.current.top - top) / height);
  };
  const up = () => {
    if (from.current !== undefined && hasMoved.current) moving.ask();
    from.current = undefined;
  };
  const cancel = () => {
    from.current = undefined;
    moving.leave();
  };
  return {
    /** True after a drag, which must not open the appointment. */
    hasMoved: () => hasMoved.current,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel },
  };
}
