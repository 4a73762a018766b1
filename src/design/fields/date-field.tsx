import clsx from 'clsx';
import { use, useState } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { type DayLimits, explainLimits, formatDayText, isDayTextComplete, readDayText } from './date-text.ts';
import { controlClasses, Field, type FieldProps } from './field.tsx';
import { NativePicker } from './native-picker.tsx';
import { TodayContext } from './today.ts';
import { TypedDay } from './typed-day.tsx';
import { useTypedValue } from './use-typed-value.ts';

export type DateFieldProps = FieldProps &
  DayLimits & {
    /** ISO day, '' for none. Without it the field is uncontrolled and starts with `defaultValue`. */
    value?: string;
    defaultValue?: string;
    /** Receives an ISO day, or '' if the text is empty or unreadable. Days outside the limits are passed too. */
    onChange?: (day: string) => void;
    /** Name of the ISO day in a form's data. */
    name?: string;
    autoComplete?: string;
    disabled?: boolean;
    id?: string;
    isLabelHidden?: boolean;
    /** Has the height of the buttons in the panel's toolbars. */
    isCompact?: boolean;
  };

/**
 * A day, typed as dd/mm/aaaa or chosen in a calendar; on touch screens by the device's own picker. Browsers show their
 * own date fields in the language of the browser, not of the page.
 */
export function DateField({
  value,
  defaultValue = '',
  onChange,
  name,
  min,
  max,
  autoComplete = 'off',
  disabled,
  isCompact = false,
  error,
  ...field
}: DateFieldProps) {
  const getToday = use(TodayContext);
  const [ownDay, setOwnDay] = useState(defaultValue);
  const day = value ?? ownDay;
  const choose = (next: string) => {
    setOwnDay(next);
    onChange?.(next);
  };
  const explainOutside = (one: string) => explainLimits(one, getToday(), { min, max });
  const typed = useTypedValue({
    value: day,
    onChange: choose,
    format: formatDayText,
    read: (text) => readDayText(text, getToday(), { min, max }),
    explain: explainOutside,
    isComplete: isDayTextComplete,
  });
  const isTouch = useMediaQuery('(pointer: coarse)');
  const outside = typed.isTyping ? typed.problem : explainOutside(day);
  const unreadable = typed.isUnreadable ? typed.problem : undefined;
  const classes = clsx(controlClasses, 'tabular-nums', isCompact && 'min-h-11! py-0! pointer-fine:min-h-9!');
  return (
    <Field {...field} error={unreadable ?? error ?? outside}>
      {(control) => (
        <>
          {isTouch ? (
            <NativePicker
              {...control}
              type='date'
              text={formatDayText(day) || 'dd/mm/aaaa'}
              value={day}
              min={min}
              max={max}
              disabled={disabled}
              autoComplete={autoComplete}
              onChange={({ target }) => choose(target.value)}
              className={classes}
            />
          ) : (
            <TypedDay
              control={control}
              day={day}
              choose={choose}
              min={min}
              max={max}
              disabled={disabled}
              autoComplete={autoComplete}
              className={classes}
              {...typed.input}
            />
          )}
          {name !== undefined && <input type='hidden' name={name} value={day} />}
        </>
      )}
    </Field>
  );
}
