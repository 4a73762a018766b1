import { Popover } from 'radix-ui';
import { type RefObject, useState } from 'react';
import { Button } from '../button.tsx';
import { Calendar } from './calendar.tsx';
import type { DayLimits } from './date-text.ts';
import { texts } from './texts.ts';

export type CalendarPopoverProps = DayLimits & {
  /** The calendar is placed beside this element. */
  anchor: RefObject<HTMLElement | null>;
  /** The button that opens the calendar; it receives the focus after closing. */
  opener: RefObject<HTMLElement | null>;
  value: string;
  today: string;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** Years offered before and after the present one if the field has no limit. */
const yearsBefore = 110;
const yearsAfter = 10;

/**
 * Calendar of a date field, a dialog after the WAI-ARIA date picker pattern: the focus starts on the chosen day or on
 * today, stays inside, and returns to the button. Escape and a press outside close it.
 */
export function CalendarPopover({
  anchor,
  opener,
  value,
  today,
  min,
  max,
  onChoose,
  onClose,
}: CalendarPopoverProps) {
  const isOutside = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max);
  // Until the popover holds the focus, a dialog around the field takes it back from the calendar.
  const [holdsFocus, setHoldsFocus] = useState(false);
  const year = Number(today.slice(0, 4));
  const choose = (day: string) => {
    onChoose(day);
    onClose();
  };
  return (
    <Popover.Root open modal onOpenChange={(opens) => opens || onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label={texts().calendar.chooseDay}
          align='start'
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            // The calendar focuses a day itself.
            event.preventDefault();
            setHoldsFocus(true);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          // Events bubble to a dialog around the field, which Escape would close too.
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }}
          className='z-60 max-h-(--radix-popover-content-available-height) w-84 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-card p-3 shadow-soft night:ring-1 night:ring-line'
        >
          {holdsFocus && (
            <Calendar
              focusesDay
              hasMenus
              value={value}
              today={today}
              minMonth={(min ?? `${year - yearsBefore}-01`).slice(0, 7)}
              maxMonth={(max ?? `${year + yearsAfter}-12`).slice(0, 7)}
              isDayDisabled={isOutside}
              onChange={choose}
            />
          )}
          {!isOutside(today) && (
            <Button size='small' variant='quiet' onClick={() => choose(today)}>
              {texts().calendar.goToToday}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
