import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EnterAs } from '#clinic/accounts/demonstration/screens/enter-as.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { messageOf } from '#platform/api/client.ts';
import { useUnlock } from '../api.ts';
import type { StaffMember } from '../contract.ts';
import { CodeForm } from './code-form.tsx';
import { ChangePerson, Door } from './door.tsx';

/** A shared desk asks who is there. What was begun waits behind it, for this person alone. */
export function LockScreen({ staff }: { staff: StaffMember }) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const unlock = useUnlock();
  return (
    <Door title='Pantalla bloqueada' hasField>
      <p className='mt-2 text-ink-soft'>Hola, {staff.name}. Lo que tenías a medias te espera aquí.</p>
      <Card className='mt-6'>
        {by === 'password' ? (
          <PasswordForm username={staff.username} send={(password) => unlock.mutateAsync({ password })} />
        ) : (
          <CodeForm
            label='Código'
            hint='Las 6 cifras que muestra ahora la aplicación de tu móvil.'
            action='Desbloquear'
            send={(code) => unlock.mutateAsync({ code })}
            takesFocus
          />
        )}
      </Card>
      <div className='mt-4 flex flex-wrap gap-x-2'>
        <Button variant='quiet' onClick={() => setBy(by === 'password' ? 'code' : 'password')}>
          {by === 'password' ? 'Usar un código del móvil' : 'Usar la contraseña'}
        </Button>
        <ChangePerson />
      </div>
      <EnterAs />
    </Door>
  );
}

function PasswordForm({
  username,
  send,
}: {
  username: string;
  send: (password: string) => Promise<unknown>;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
  useEffect(focus, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') {
      setError('Escribe tu contraseña');
      return focus();
    }
    setBusy(true);
    try {
      await send(password);
    } catch (failure) {
      setError(messageOf(failure) ?? 'No hemos podido comprobarla. Mira tu conexión y vuelve a probar.');
      focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
      {/* For password managers: whose password this is. */}
      <input hidden readOnly autoComplete='username' value={username} />
      <PasswordField
        label='Contraseña'
        name='password'
        autoComplete='current-password'
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type='submit' busy={isBusy} busyLabel='Comprobando…' className='self-start'>
        Desbloquear
      </Button>
    </form>
  );
}
