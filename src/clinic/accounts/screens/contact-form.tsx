import { type KeyboardEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/field.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { ApiError, messageOf } from '#platform/api-client.ts';
import { isAnswerLost } from '#platform/idempotency/lost-answer.ts';
import { useChangeUser } from '../own-account-api.ts';
import { contactOf } from './contact.ts';

type Problems = { contact?: string | undefined; password?: string | undefined };

/**
 * One field for an e-mail or a phone, and the password that adding one asks for. It stands inside other forms, so it is none
 * itself: its button and the Enter key save the address and send nothing else.
 * @param onSaved the account has the address now
 */
export function ContactForm({ onSaved }: { onSaved: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState({ contact: '', password: '' });
  const { save, problems, isPending } = useSave(onSaved);
  if (!isOpen)
    return (
      <Button className='mt-3 w-full' size='small' variant='secondary' onClick={() => setIsOpen(true)}>
        Añadir correo o teléfono
      </Button>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void save(typed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from sending the form around it
    <div onKeyDown={onKeyDown} className='mt-3 flex flex-col gap-4'>
      <TextField
        label='Correo o teléfono'
        hint='Al correo te escribimos siempre; al teléfono, por SMS, cuando lo verifiques.'
        autoComplete='email'
        autoCapitalize='none'
        spellCheck={false}
        maxLength={254}
        autoFocus
        value={typed.contact}
        onChange={(event) => setTyped({ ...typed, contact: event.target.value })}
        error={problems.contact}
      />
      <PasswordField
        label='Tu contraseña'
        hint='La pedimos para que nadie más pueda cambiar tus datos.'
        autoComplete='current-password'
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        error={problems.password}
      />
      <Button
        size='small'
        variant='secondary'
        busy={isPending}
        busyLabel='Guardando...'
        onClick={() => void save(typed)}
      >
        Guardar
      </Button>
    </div>
  );
}

function useSave(onSaved: () => void) {
  const change = useChangeUser();
  const [problems, setProblems] = useState<Problems>({});
  const save = async ({ contact, password }: { contact: string; password: string }) => {
    const wish = contactOf(contact);
    const wrong: Problems = {
      contact: wish === undefined ? 'Escribe un correo o un teléfono.' : undefined,
      password: password === '' ? 'Escribe tu contraseña' : undefined,
    };
    setProblems(wrong);
    if (wish === undefined || wrong.password !== undefined) return;
    try {
      await change.mutateAsync({ ...wish, password });
      onSaved();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  return { save, problems, isPending: change.isPending };
}

/** The server's sentences, each at its field. */
export function problemsOf(error: unknown): Problems {
  const { email, phone, password } = (error instanceof ApiError && error.problem.fields) || {};
  const contact = email ?? phone;
  if (contact !== undefined || password !== undefined) return { contact, password };
  const otherwise = isAnswerLost(error)
    ? 'No sabemos si ha llegado. Lo que has escrito sigue aquí: vuelve a guardarlo.'
    : 'Inténtalo de nuevo en un momento.';
  return { contact: messageOf(error) ?? otherwise };
}
