import clsx from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type ComponentProps, type FocusEvent, memo } from 'react';
import { DayButton, DayPicker, useDayPicker, Week } from 'react-day-picker';
import { calendarTexts } from './calendar-texts.ts';
import { texts } from './texts.ts';

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
  /** The caption has menus for month and year, for distant days. */
  hasMenus?: boolean;
  /** Focuses the chosen day, today or the first one on opening. */
  focusesDay?: boolean;
  className?: string;
};

const classNames = {
  root: 'w-full max-w-[25rem] select-none',
  months: 'relative',
  month_caption: 'mx-12 flex min-h-11 items-center justify-center text-center',
  caption_label:
    'inline-flex items-center whitespace-nowrap tiny:whitespace-normal font-display font-[650] text-h4',
  dropdowns: 'flex items-center justify-center',
  dropdown_root:
    'relative inline-flex min-h-11 items-center rounded-full px-2 hover:bg-river-50 has-focus-visible:outline-3 has-focus-visible:outline-river-600',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
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
  label = texts().calendar.chooseDay,
  hasMenus = false,
  focusesDay = false,
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
        autoFocus={focusesDay}
        captionLayout={hasMenus ? 'dropdown' : 'label'}
        selected={selected}
        onSelect={(date) => onChange(toDay(date))}
        defaultMonth={selected ?? firstMonth({ today, minMonth, maxMonth })}
        month={month ? toDate(`${month}-01`) : undefined}
        onMonthChange={(date) => onMonthChange?.(toDay(date).slice(0, 7))}
        startMonth={minMonth ? toDate(`${minMonth}-01`) : undefined}
        endMonth={maxMonth ? toDate(`${maxMonth}-01`) : undefined}
        disabled={(date) => isDayDisabled?.(toDay(date)) ?? false}
        today={today ? toDate(today) : new Date(0)}
        classNames={classNames}
        components={components}
        {...calendarTexts()}
      />
    </fieldset>
  );
});

const components = { Chevron, DayButton: Day, Week: CalendarWeek };

/** The month of today, or the nearest one that can be chosen. */
function firstMonth({ today, minMonth, maxMonth }: Pick<CalendarProps, 'today' | 'minMonth' | 'maxMonth'>) {
  const month = today?.slice(0, 7) ?? minMonth;
  if (month === undefined) return undefined;
  const isEarly = minMonth !== undefined && month < minMonth;
  const isLate = maxMonth !== undefined && month > maxMonth;
  const nearest = (isEarly && minMonth) || (isLate && maxMonth) || month;
  return toDate(`${nearest}-01`);
}

/** A week. On phones it is hidden if it is over and none of its days can be chosen. */
function CalendarWeek({ className, ...props }: ComponentProps<typeof Week>) {
  const { dayPickerProps, getModifiers } = useDayPicker();
  const { days } = props.week;
  const last = days.at(-1);
  const isOver =
    last !== undefined &&
    dayPickerProps.today !== undefined &&
    toDay(last.date) < toDay(dayPickerProps.today) &&
    days.every((day) => getModifiers(day).disabled || getModifiers(day).outside);
  return <Week {...props} className={clsx(className, isOver && 'docked:hidden')} />;
}

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

function Chevron({ orientation = 'right' }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = chevrons[orientation];
  return <Icon aria-hidden='true' className={orientation === 'down' ? 'ml-0.5 size-4' : 'size-6'} />;
}
const chevrons = { up: ChevronUp, down: ChevronDown, left: ChevronLeft, right: ChevronRight };

// Noon in the browser's zone, so that no clock change shifts the day.
function toDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
