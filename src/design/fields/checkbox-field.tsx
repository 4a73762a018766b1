import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** 'switch' for settings that apply at once or in a group, such as cookie preferences. */
  look?: 'box' | 'switch';
  className?: string;
};

/** Native checkbox whose whole row is clickable. */
export function CheckboxField({
  label,
  hint,
  error,
  look = 'box',
  className,
  id,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label
        htmlFor={controlId}
        className='flex min-h-11 items-start gap-3 py-2 has-disabled:cursor-not-allowed'
      >
        <span className='relative mt-[calc((1lh-1.5rem)/2)] flex shrink-0'>
          <input
            {...input}
            id={controlId}
            type='checkbox'
            data-mark
            role={look === 'switch' ? 'switch' : undefined}
            aria-describedby={clsx(hint && `${controlId}-hint`, error && `${controlId}-error`) || undefined}
            aria-invalid={error ? true : undefined}
            className={clsx(
              'peer appearance-none border-2 border-edge bg-card transition-colors checked:border-river-600 checked:bg-river-600 aria-invalid:border-coral-600',
              'disabled:opacity-60',
              look === 'switch' ? 'h-6 w-11 rounded-full' : 'size-6 rounded-[7px]',
            )}
          />
          {look === 'switch' ? (
            <span
              data-mark
              className='pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-card'
            />
          ) : (
            <Check
              aria-hidden='true'
              strokeWidth={3.4}
              className='pointer-events-none absolute top-1 left-1 size-4 text-card opacity-0 peer-checked:opacity-100'
            />
          )}
        </span>
        <span>
          {label}
          {hint && (
            <span id={`${controlId}-hint`} className='block max-w-text text-sm text-ink-soft'>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
