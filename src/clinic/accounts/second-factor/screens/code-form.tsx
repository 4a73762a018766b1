import clsx from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { controlClasses, Field } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { texts } from './texts.ts';

type CodeFormProps = {
  label: string;
  hint?: string;
  action: string;
  send: (code: string) => Promise<unknown>;
  takesFocus?: boolean;
  children?: ReactNode;
};

/** A code field with its button. Errors appear at the field, which regains the focus. */
export function CodeForm({ label, hint, action, send, takesFocus = false, children }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const showError = (sentence: string) => {
      setError(sentence);
      field.current?.focus();
      field.current?.select();
    };
    if (code.trim().length < 6) return showError(texts().codeShort);
    setBusy(true);
    try {
      await send(code);
    } catch (failure) {
      showError(failureReason(failure, texts().tryAgain));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form method='post' onSubmit={submit} className='flex flex-col gap-5'>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={field}
            name='code'
            autoComplete='one-time-code'
            autoCapitalize='characters'
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={(event) => {
              setError(undefined);
              setCode(event.target.value);
            }}
            className={clsx(controlClasses, 'max-w-64 text-h4 tabular-nums tracking-[0.18em]')}
          />
        )}
      </Field>
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' busy={isBusy} busyLabel={texts().checking}>
          {action}
        </Button>
        {children}
      </div>
    </Form>
  );
}
