import clsx from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, use, useRef, useState } from 'react';
import { useLazyPart } from '../hooks/use-lazy-part.ts';
import type { DayLimits } from './date-text.ts';
import type { ControlProps } from './field.tsx';
import { texts } from './texts.ts';
import { TodayContext } from './today.ts';

const loadCalendar = () => import('./calendar-popover.tsx');

/** Text field with a button that opens the calendar. The calendar loads when the button is hovered or focused. */
export function TypedDay({
  control,
  day,
  choose,
  min,
  max,
  className,
  ...input
}: { control: ControlProps; day: string; choose: (day: string) => void } & DayLimits &
  Omit<ComponentProps<'input'>, 'min' | 'max'>) {
  const [isOpen, setOpen] = useState(false);
  const { part, isFailed, ask, preload } = useLazyPart(loadCalendar);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const getToday = use(TodayContext);
  return (
    <div ref={box} className='relative'>
      <input
        type='text'
        placeholder={texts().dayFormat}
        spellCheck={false}
        {...input}
        {...control}
        className={clsx(className, 'pr-11')}
      />
      <button
        ref={button}
        type='button'
        aria-label={texts().calendar.open}
        aria-describedby={`${control.id}-label`}
        aria-haspopup='dialog'
        aria-expanded={isOpen && part !== undefined}
        disabled={input.disabled}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          ask();
          setOpen(true);
        }}
        className='absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-[10px] text-ink-soft transition-colors hover:text-river-700 disabled:opacity-50'
      >
        <CalendarDays aria-hidden='true' className='size-5' />
      </button>
      {isOpen && part && (
        <part.CalendarPopover
          anchor={box}
          opener={button}
          value={day}
          min={min}
          max={max}
          today={getToday()}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
      {isOpen && isFailed && (
        <p role='alert' className='mt-1 text-sm'>
          {texts().calendar.failed}
        </p>
      )}
    </div>
  );
}
