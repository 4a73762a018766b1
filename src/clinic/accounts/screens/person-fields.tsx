import type { ComponentProps } from 'react';
import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField } from '#design/fields/field.tsx';
import { suggestEmail } from '#platform/text/email-suggestion.ts';
import { texts } from './texts.ts';

type PersonFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'optional'>;

// The account's personal fields, shared by all forms. All are optional.

export const FullNameField = (props: PersonFieldProps) => (
  <TextField label={texts().person.fullName} optional autoComplete='name' {...props} />
);

/**
 * An e-mail field; asks about a domain that looks mistyped.
 * @param hint what the address is used for in this form
 */
export function EmailField({ onBlur, ...props }: PersonFieldProps & { hint: string }) {
  const [suggestion, setSuggestion] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const acceptSuggestion = () => {
    const input = field.current?.querySelector('input');
    if (!input || suggestion === undefined) return;
    input.value = suggestion;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setSuggestion(undefined);
    input.focus();
  };
  return (
    <div ref={field}>
      <TextField
        label={texts().person.email}
        optional
        type='email'
        autoComplete='email'
        {...props}
        onBlur={(event) => {
          setSuggestion(suggestEmail(event.target.value));
          return onBlur?.(event);
        }}
      />
      <p role='status' className='text-sm empty:hidden'>
        {suggestion &&
          texts().person.suggestion(
            <button type='button' className='link min-h-6' onClick={acceptSuggestion}>
              {suggestion}
            </button>,
          )}
      </p>
    </div>
  );
}

export const PhoneField = (props: PersonFieldProps) => (
  <TextField
    label={texts().person.phone}
    optional
    hint={texts().person.phoneHint}
    type='tel'
    placeholder='+34 600 000 000'
    autoComplete='tel'
    {...props}
  />
);

export const AddressField = (props: PersonFieldProps) => (
  <TextField
    label={texts().person.address}
    optional
    hint={texts().person.addressHint}
    autoComplete='address-line1'
    {...props}
  />
);

/** The props that connect a form field to its control: registration and error message. */
export const getFieldProps = <Typed extends FieldValues, Checked extends FieldValues>(
  form: UseFormReturn<Typed, unknown, Checked>,
  name: Path<Typed>,
) => ({ error: form.getFieldState(name, form.formState).error?.message, ...form.register(name) });
