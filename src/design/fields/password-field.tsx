import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlClasses, Field, type FieldProps } from './field.tsx';
import { texts } from './texts.ts';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-describedby' | 'aria-invalid'>;

/**
 * Password input with a button to show it. Pass `autoComplete` ('current-password' or 'new-password') for password
 * managers.
 */
export function PasswordField({ label, hint, error, optional, className, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {(control) => (
        <div className='relative'>
          <input
            spellCheck={false}
            autoCapitalize='none'
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={clsx(controlClasses, 'pr-13')}
          />
          <button
            type='button'
            aria-label={shown ? texts().hidePassword : texts().showPassword}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className='absolute top-0.5 right-0.5 bottom-0.5 grid min-h-11 w-11 place-items-center rounded-[9px] text-ink-soft transition-colors hover:bg-river-50 hover:text-river-700'
          >
            <Icon aria-hidden='true' className='size-5' />
          </button>
        </div>
      )}
    </Field>
  );
}
