import clsx from 'clsx';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { softColors, textColors } from '#design/tone.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { kindTone } from '../../screens/kind-tone.ts';
import {
  consultationWord,
  formatCurrentState,
  formatPaymentState,
  formatSpan,
  formatTravel,
  kindSigns,
  waitsForOutcome,
} from './agenda-labels.ts';
import { ConfirmByPhoneButton, RowActions } from './attendance-buttons.tsx';
import { rowTexts } from './row-texts.ts';

export function AppointmentRow({
  one,
  professional,
  now,
  open,
  isToCall = false,
  asksWhetherComing = false,
  isDated = false,
  isUnsigned = false,
}: {
  one: AgendaAppointment;
  professional: string | undefined;
  now: Date;
  open: (id: number) => void;
  /** Hides the attendance buttons: the row is in the list of calls. */
  isToCall?: boolean | undefined;
  /** Shows a button to record that the patient confirmed by telephone. */
  asksWhetherComing?: boolean | undefined;
  /** Shows the date: the list covers several days. */
  isDated?: boolean | undefined;
  /** A required signature is missing. */
  isUnsigned?: boolean | undefined;
}) {
  const isOn = new Date(one.startsAt) <= now && now < new Date(one.endsAt);
  const isWaiting = waitsForOutcome(one, now);
  const { Icon } = kindSigns[one.type];
  const { phone } = one.patient;
  const travel = formatTravel(one);
  // Under the time, where that line is free: a home visit needs no third line.
  const isTravelByTime = travel !== undefined && !isDated && !isOn;
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-line border-b px-3 py-2.5 last:border-b-0 pointer-fine:min-h-11 pointer-fine:py-0.5 md:grid-cols-[7rem_minmax(0,1fr)_9rem] md:items-center lg:grid-cols-[6.5rem_minmax(0,1fr)_8.5rem_11rem] xl:grid-cols-[7rem_minmax(0,1fr)_13.5rem_11.5rem]',
        isOn && 'bg-ochre-100 shadow-[inset_3px_0_0_var(--color-ochre-700)]',
      )}
    >
      <p className='font-[650] tabular-nums'>
        {isDated && <span className='block text-ink-soft text-xs'>{formatShortDate(one.startsAt)}</span>}
        {formatSpan(one)}
        {isOn && <span className='block text-ochre-700 text-xs'>{rowTexts().row.now}</span>}
        {isTravelByTime && <span className='block font-normal text-ink-soft text-xs'>{travel}</span>}
      </p>
      <div className='min-w-0 max-md:col-span-full max-md:row-start-2'>
        <button
          type='button'
          onClick={() => open(one.id)}
          // The target is taller than its line, so that two lines fit a dense row.
          className='link wrap-anywhere -my-1.5 min-h-11 max-w-full py-1.5 text-left font-[650] pointer-fine:min-h-9'
        >
          {one.companion?.name
            ? rowTexts().row.twoPeople(nameOf(one.patient), one.companion.name)
            : nameOf(one.patient)}
        </button>
        {one.hasNotes && (
          <span className='ml-2 whitespace-nowrap text-ink-soft text-xs'>{rowTexts().row.leftNote}</span>
        )}
        <p className='relative flex flex-wrap items-center gap-x-2 text-ink-soft text-xs'>
          <span
            className={clsx(
              'inline-flex items-center gap-1 rounded-full px-2 font-[650]',
              softColors[kindTone(one.type)],
              textColors[kindTone(one.type)],
            )}
          >
            <Icon aria-hidden='true' className='size-3.5' />
            {consultationWord(one)}
          </span>
          {professional && keepTogether(professional)}
          {travel && !isTravelByTime && <span>{travel}</span>}
          {phone && (
            <a
              href={phoneUrl(phone)}
              className='link inline-flex min-h-6 items-center whitespace-nowrap pointer-coarse:-my-2 pointer-coarse:min-h-11'
            >
              {phone}
            </a>
          )}
        </p>
      </div>
      <p className='text-xs max-md:col-start-2 max-md:row-start-1 max-md:text-right'>
        <strong className={clsx('md:block', isWaiting && 'text-ochre-700')}>
          {formatCurrentState(one, now)}
        </strong>{' '}
        <span className='whitespace-nowrap text-ink-soft tabular-nums max-md:ml-2'>
          {formatPaymentState(one)}
        </span>{' '}
        {isUnsigned && (
          <span className='whitespace-nowrap font-[650] text-coral-700'>{rowTexts().row.unsigned}</span>
        )}
      </p>
      {(!isToCall || asksWhetherComing) && (
        <div
          data-print='no'
          className='flex flex-wrap gap-1.5 empty:hidden max-lg:col-span-full max-md:col-start-1 md:max-lg:col-start-2 lg:justify-end'
        >
          {asksWhetherComing && <ConfirmByPhoneButton one={one} now={now} />}
          {!isToCall && <RowActions one={one} now={now} />}
        </div>
      )}
    </li>
  );
}
