import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { texts } from '../texts.ts';
import { FieldError } from './field-error.tsx';

/** Attributes that link a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** Help text before input. */
  hint?: ReactNode;
  /** What is wrong and what to do, in one sentence. Marks the control as invalid. */
  error?: string | undefined;
  /** Adds '(opcional)' to the label; fields are required by default. */
  optional?: boolean;
  className?: string;
};

export const controlClasses =
  'block w-full min-h-12 rounded-[10px] border border-edge bg-card px-3.5 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft ' +
  'hover:border-river-600 disabled:border-line disabled:bg-paper disabled:text-ink-soft ' +
  'aria-invalid:border-coral-600 aria-invalid:shadow-[inset_0_0_0_1px_var(--color-coral-600)]';

/** Label, hint, control and error in a column. `children` receives the attributes that link them. */
export function Field({
  label,
  hint,
  error,
  optional,
  isLabelHidden = false,
  className,
  id,
  children,
}: FieldProps & {
  id?: string | undefined;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
}) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = clsx(hint && `${controlId}-hint`, error && `${controlId}-error`) || undefined;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label
        id={`${controlId}-label`}
        htmlFor={controlId}
        className={isLabelHidden ? 'sr-only' : 'self-start font-[650]'}
      >
        {label}
        {optional && <span className='font-normal text-ink-soft'>{texts().optional}</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className='max-w-text text-sm text-ink-soft'>
          {hint}
        </p>
      )}
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

type Omitted = 'aria-describedby' | 'aria-invalid' | 'className';

/** Single-line input. Spread react-hook-form's `register('name')` into it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, Omitted>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {(control) => <input {...input} {...control} className={controlClasses} />}
    </Field>
  );
}

export function TextareaField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  rows = 4,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, Omitted>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {(control) => (
        <textarea rows={rows} {...area} {...control} className={clsx(controlClasses, 'resize-y')} />
      )}
    </Field>
  );
}

/** Native select, for the phone's own picker. `children` are `<option>`s. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, Omitted>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {(control) => (
        <div className='relative'>
          <select {...select} {...control} className={clsx(controlClasses, 'appearance-none pr-11')} />
          <ChevronDown
            aria-hidden='true'
            className='pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft'
          />
        </div>
      )}
    </Field>
  );
}
