import { type KeyboardEvent, useState } from 'react';
import type { User } from '#clinic/accounts/contract.ts';
import { formatReminderHours } from '#clinic/notifications/screens/reminder-sentences.ts';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/fields/field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { useChangeUser } from '../api.ts';
import { texts } from './contact-texts.ts';
import { parseContact } from './parse-contact.ts';

type Problems = { contact?: string | undefined; password?: string | undefined };
type Typed = { contact: string; password: string };
type ContactFormProps = { onlyEmail: boolean; onSaved: (user: User) => void };

const emptyValues: Typed = { contact: '', password: '' };

/** An unverified address receives only a few messages a day: decision 0014. */
const textsFor = (onlyEmail: boolean) => (onlyEmail ? texts().email : texts().emailOrPhone);

/**
 * A field for an e-mail or a phone, with the password that adding one requires. It is used inside other
 * forms, so it is no form itself: its button and Enter save the address and submit nothing else. It closes
 * and clears after saving.
 * @param onlyEmail the account has a phone already
 * @param onSaved called when the account has the address
 */
export function OwnContactForm({ onlyEmail, onSaved }: ContactFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(emptyValues);
  const words = textsFor(onlyEmail);
  const { save, problems, isPending } = useSave({
    onlyEmail,
    onSaved: (user) => {
      setIsOpen(false);
      setTyped(emptyValues);
      onSaved(user);
    },
  });
  if (!isOpen)
    return (
      <Button className='mt-3 w-full' size='small' variant='secondary' onClick={() => setIsOpen(true)}>
        {words.opener}
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
        label={words.label}
        hint={words.hint(formatReminderHours('sms'))}
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
        label={texts().password}
        hint={texts().passwordHint}
        autoComplete='current-password'
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        error={problems.password}
      />
      <Button
        size='small'
        variant='secondary'
        busy={isPending}
        busyLabel={texts().saving}
        onClick={() => void save(typed)}
      >
        {texts().save}
      </Button>
    </div>
  );
}

function useSave({ onlyEmail, onSaved }: ContactFormProps) {
  const change = useChangeUser();
  const [problems, setProblems] = useState<Problems>({});
  const save = async ({ contact, password }: Typed) => {
    const email = contact.trim() || undefined;
    const onlyEmailWish = email === undefined ? undefined : { email };
    const wish = onlyEmail ? onlyEmailWish : parseContact(contact);
    const wrong: Problems = {
      contact: wish === undefined ? textsFor(onlyEmail).empty : undefined,
      password: password === '' ? texts().passwordMissing : undefined,
    };
    setProblems(wrong);
    if (wish === undefined || wrong.password !== undefined) return;
    try {
      onSaved(await change.mutateAsync({ ...wish, password }));
    } catch (error) {
      setProblems(toFieldProblems(error));
    }
  };
  return { save, problems, isPending: change.isPending };
}

/** The server's error sentences per field. */
export function toFieldProblems(error: unknown): Problems {
  const { email, phone, password } = fieldsOf(error);
  const contact = email ?? phone;
  if (contact !== undefined || password !== undefined) return { contact, password };
  const otherwise = isResponseLost(error) ? texts().notCertain : texts().retry;
  return { contact: problemMessage(error) ?? otherwise };
}
