import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '#design/button.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { useIsHydrated } from '#platform/documents/hydration.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

type AccountFormProps = {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  busy: boolean;
  label: string;
  busyLabel: string;
  /** The purpose of this form's data, for the privacy notice. */
  purpose: string;
  /** A declaration made by submitting, shown before the button. */
  statement?: string;
  footer: ReactNode;
  children: ReactNode;
};

export function AccountForm({
  onSubmit,
  busy,
  label,
  busyLabel,
  purpose,
  statement,
  footer,
  children,
}: AccountFormProps) {
  const isHydrated = useIsHydrated();
  return (
    // POST, so that no browser can write a password into the address.
    <form method='post' noValidate onSubmit={onSubmit} className='flex flex-col gap-5'>
      {children}
      {statement && <p className='max-w-text text-sm'>{statement}</p>}
      {/* Before hydration a native submit would reload the page and lose the typed text. */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        data-sends
        size='large'
        busy={busy}
        busyLabel={busyLabel}
        className='w-full'
      >
        {label}
      </Button>
      {footer}
      <PrivacyNotice purpose={purpose} />
    </form>
  );
}

/** '¿No tienes cuenta? Regístrate': a link that opens the other tab. */
export function SwitchLink({
  question,
  action,
  onSwitch,
}: {
  question: string;
  action: string;
  onSwitch: () => void;
}) {
  return (
    <button type='button' onClick={onSwitch} className='min-h-11 self-center rounded-full px-4 text-center'>
      {question} <span className='link font-[650]'>{action}</span>
    </button>
  );
}

/**
 * Shows the server's errors under their fields and focuses the first.
 * @returns whether there was one
 */
export function showFieldErrors<Typed extends FieldValues, Checked extends FieldValues>(
  form: UseFormReturn<Typed, unknown, Checked>,
  error: unknown,
): boolean {
  const sentences = Object.entries(fieldsOf(error));
  for (const [index, [field, message]] of sentences.entries()) {
    // Cast: the contract's names are those of the fields.
    form.setError(field as Path<Typed>, { message }, { shouldFocus: index === 0 });
  }
  return sentences.length > 0;
}
