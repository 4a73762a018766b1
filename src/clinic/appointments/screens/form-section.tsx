import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from '#design/fields/field-error.tsx';
import type { BookingField } from './booking-check.ts';

/** A part of the booking form with its heading. `field` locates it for the focus on an error. */
export function FormSection({
  field,
  title,
  titleClassName,
  hint,
  children,
}: {
  field?: BookingField;
  title: string;
  titleClassName?: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section data-field={field} tabIndex={-1} className='min-w-0 outline-none'>
      <h3 className={clsx('text-h4', titleClassName)}>{title}</h3>
      {hint && <p className='mt-1 max-w-text text-ink-soft text-sm first-letter:uppercase'>{hint}</p>}
      <div className='mt-3'>{children}</div>
    </section>
  );
}

export function SectionError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <div className='mt-3'>
      <FieldError id={id}>{children}</FieldError>
    </div>
  ) : null;
}

/** Focuses the first invalid field, in page order. */
export function focusField(form: HTMLElement | null, field: BookingField | undefined): void {
  const part = form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control = part?.querySelector<HTMLElement>(
    ':is(input, textarea):not(:disabled), [aria-selected="true"] button:not(:disabled), td button:not(:disabled)',
  );
  (control ?? part)?.focus();
}
