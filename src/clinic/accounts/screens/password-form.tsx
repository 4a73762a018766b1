import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { texts } from './texts.ts';

type PasswordFormProps = {
  action: string;
  send: (password: string) => Promise<unknown>;
  /** The username if known, for password managers. */
  username?: string;
  /** The chosen person's name, announced with the field. */
  who?: string;
  children?: ReactNode;
};

/**
 * A password field with its button, focused on mount. Errors appear at the field, which regains the focus.
 */
export function PasswordForm({ action, send, username, who, children }: PasswordFormProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
  useEffect(focus, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') {
      setError(texts().passwordForm.missing);
      return focus();
    }
    setBusy(true);
    try {
      await send(password);
    } catch (failure) {
      setError(failureReason(failure, texts().passwordForm.failed));
      focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      method='post'
      noValidate
      aria-label={who}
      onSubmit={submit}
      className='flex flex-col gap-5'
    >
      {username !== undefined && <input hidden readOnly autoComplete='username' value={username} />}
      <PasswordField
        label={texts().passwordForm.label}
        name='password'
        autoComplete='current-password'
        error={error}
        onChange={() => setError(undefined)}
      />
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' busy={isBusy} busyLabel={texts().passwordForm.checking}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
