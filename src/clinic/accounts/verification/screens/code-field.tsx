import clsx from 'clsx';
import type { Ref } from 'react';
import { controlClasses, Field } from '#design/fields/field.tsx';
import { texts } from './texts.ts';

type CodeFieldProps = {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A field for six digits. It drops all other characters, typed or pasted; phones offer the code from the
 * message.
 */
export function CodeField({ value, onChange, error, hint, ref }: CodeFieldProps) {
  return (
    <Field label={texts().code} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          name='code'
          inputMode='numeric'
          autoComplete='one-time-code'
          pattern='[0-9]*'
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/[^0-9]/g, '').slice(0, 6))}
          className={clsx(controlClasses, 'max-w-56 text-h4 tabular-nums tracking-[0.3em]')}
        />
      )}
    </Field>
  );
}
