import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type FocusEvent, memo } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { calendarTexts } from './calendar-texts.ts';

export type CalendarProps = {
  /** Calendar day `2026-11-24`, without time zone. */
  value: string | undefined;
  onChange: (day: string) => void;
  isDayDisabled?: (day: string) => boolean;
  /** First and last selectable month, `2026-11`. */
  minMonth?: string;
  maxMonth?: string;
  /** The shown month, with `onMonthChange`, to load its data. */
  month?: string;
  onMonthChange?: (month: string) => void;
  /**
   * Today; without it no day is marked: the server does not know the time, and a visitor in another time zone may have
   * another day.
   */
  today?: string | undefined;
  /** Accessible label. */
  label?: string;
  className?: string;
};

const classNames = {
  root: 'w-full max-w-[25rem] select-none',
  months: 'relative',
  month_caption: 'mx-12 flex min-h-11 items-center justify-center text-center',
  caption_label: 'font-display font-[650] text-h4',
  nav: 'pointer-events-none absolute inset-x-0 top-0 flex justify-between *:pointer-events-auto',
  button_previous: navButton(),
  button_next: navButton(),
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-9 whitespace-nowrap font-normal text-ink-soft text-sm tiny:text-xs',
  // Fixed height, so that every month is as tall as the tallest.
  day: 'h-11 p-0 text-center',
  day_button: clsx(
    'relative mx-auto grid size-11 max-w-full place-items-center rounded-full bg-river-100 bg-clip-content p-0.5 font-[650] tabular-nums transition-colors whitespace-nowrap tiny:text-xs',
    'hover:bg-front-river disabled:cursor-not-allowed disabled:bg-transparent disabled:font-normal disabled:text-ink-soft',
    // A day that becomes unavailable while focused keeps the focus.
    'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-ink-soft',
  ),
  today:
    '[&>button]:after:absolute [&>button]:after:bottom-1.5 [&>button]:after:h-[3px] [&>button]:after:w-4 [&>button]:after:rounded-full [&>button]:after:bg-river-600',
  selected:
    '[&>button]:bg-ink [&>button]:text-card [&>button]:shadow-[inset_0_0_0_2px_var(--color-glow)] [&>button]:hover:bg-ink',
  outside: 'invisible',
  hidden: 'invisible',
};

function navButton() {
  return 'grid size-11 place-items-center rounded-full text-river-700 transition-colors hover:bg-river-50 aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:hover:bg-transparent';
}

/**
 * Month grid, Monday first, in Spanish. Arrows move by day and week, PageUp and PageDown by month. Memoized, because
 * it has about forty buttons.
 */
export const Calendar = memo(function Calendar({
  value,
  onChange,
  isDayDisabled,
  minMonth,
  maxMonth,
  month,
  onMonthChange,
  today,
  label = 'Elige un día',
  className,
}: CalendarProps) {
  const selected = value ? toDate(value) : undefined;
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className='sr-only'>{label}</legend>
      <DayPicker
        mode='single'
        required
        weekStartsOn={1}
        fixedWeeks
        selected={selected}
        onSelect={(date) => onChange(toDay(date))}
        defaultMonth={selected ?? (minMonth ? toDate(`${minMonth}-01`) : undefined)}
        month={month ? toDate(`${month}-01`) : undefined}
        onMonthChange={(date) => onMonthChange?.(toDay(date).slice(0, 7))}
        startMonth={minMonth ? toDate(`${minMonth}-01`) : undefined}
        endMonth={maxMonth ? toDate(`${maxMonth}-01`) : undefined}
        disabled={(date) => isDayDisabled?.(toDay(date)) ?? false}
        today={today ? toDate(today) : new Date(0)}
        classNames={classNames}
        components={components}
        {...calendarTexts}
      />
    </fieldset>
  );
});

const components = { Chevron, DayButton: Day };

/**
 * The library re-renders the month on blur, on focus and on click; a pointer triggers all three, and its click
 * suffices.
 */
function Day({ onFocus, onBlur, ...props }: ComponentProps<typeof DayButton>) {
  return (
    <DayButton
      {...props}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus?.(event)}
      onBlur={(event) => staysInMonth(event) || onBlur?.(event)}
    />
  );
}

function staysInMonth({ currentTarget, relatedTarget }: FocusEvent<Element, Element>): boolean {
  return currentTarget.closest('table')?.contains(relatedTarget) === true;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden='true' className='size-6' />;
}

// Noon in the browser's zone, so that no clock change shifts the day.
function toDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
