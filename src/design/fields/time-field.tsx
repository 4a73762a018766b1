import clsx from 'clsx';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { controlClasses, Field, type FieldProps } from './field.tsx';
import { NativePicker } from './native-picker.tsx';
import { isTimeTextComplete, readTimeText, stepTime } from './time-text.ts';
import { useTypedValue } from './use-typed-value.ts';

export type TimeFieldProps = FieldProps & {
  /** '09:30', '' for none. */
  value: string;
  /** Receives a time, or '' if the text is empty or unreadable. */
  onChange: (time: string) => void;
  /** Step of the arrow keys in minutes; any minute can be typed. */
  step?: number;
  disabled?: boolean;
};

/**
 * A time of 24 hours, typed as '9:30', '9.30' or '930', changed with the arrow keys; on touch screens the device's own
 * picker. Browsers show their own fields in the language of the browser, '07:00 PM' for example.
 */
export function TimeField({ value, onChange, step = 5, disabled, error, ...field }: TimeFieldProps) {
  const typed = useTypedValue({
    value,
    onChange,
    format: (time) => time,
    read: readTimeText,
    isComplete: isTimeTextComplete,
  });
  const isTouch = useMediaQuery('(pointer: coarse)');
  const classes = clsx(controlClasses, 'tabular-nums');
  return (
    <Field {...field} error={typed.problem ?? error}>
      {(control) =>
        isTouch ? (
          <NativePicker
            {...control}
            type='time'
            text={value || 'hh:mm'}
            value={value}
            step={step * 60}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value)}
            className={classes}
          />
        ) : (
          <input
            type='text'
            placeholder='hh:mm'
            autoComplete='off'
            spellCheck={false}
            disabled={disabled}
            {...typed.input}
            {...control}
            onKeyDown={(event) => {
              typed.input.onKeyDown(event);
              const reading = readTimeText(typed.input.value);
              const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
              if (!isArrow || !('value' in reading) || reading.value === '') return;
              event.preventDefault();
              onChange(stepTime(reading.value, step, event.key === 'ArrowUp' ? 1 : -1));
            }}
            className={classes}
          />
        )
      }
    </Field>
  );
}
