import clsx from 'clsx';
import type { ComponentProps } from 'react';

/**
 * The device's picker for a day or a time, on touch screens. Shows `text` instead of the browser's own text, which is
 * in the language of the browser.
 */
export function NativePicker({
  text,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { type: 'date' | 'time'; text: string }) {
  return (
    <div className='relative min-w-0'>
      <input
        {...input}
        className={clsx(
          className,
          'min-w-0 appearance-none text-transparent! [&::-webkit-datetime-edit]:opacity-0',
        )}
      />
      <span
        aria-hidden='true'
        className={clsx(
          'pointer-events-none absolute inset-0 flex items-center px-3.5 text-base tabular-nums forced-colors:hidden',
          input.value ? 'text-ink' : 'text-ink-soft',
        )}
      >
        {text}
      </span>
    </div>
  );
}
