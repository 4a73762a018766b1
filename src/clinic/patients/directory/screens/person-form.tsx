import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { DialogClose } from '#design/dialogs/dialog.tsx';
import { TextField } from '#design/fields/field.tsx';
import type { PatientCard } from '../api.ts';

/** What the desk writes down of somebody, as it is typed. */
export type PersonDraft = { fullName: string; phone: string; email: string; birthDate: string };
export const nobodyYet: PersonDraft = { fullName: '', phone: '', email: '', birthDate: '' };

export const draftOf = ({ name, phone, email, birthDate }: PatientCard): PersonDraft => ({
  fullName: name ?? '',
  phone: phone ?? '',
  email: email ?? '',
  birthDate: birthDate ?? '',
});

/** What is sent of it: what was left empty is nothing. */
export const wishOf = ({ fullName, phone, email, birthDate }: PersonDraft) => ({
  ...{ fullName, phone: phone.trim(), email: email.trim() },
  birthDate: birthDate || null,
});

type FormProps = {
  draft: PersonDraft;
  change: (part: Partial<PersonDraft>) => void;
  errors: Record<string, string | undefined>;
  /** Whoever has an account says these there. */
  hasAccount?: boolean;
  save: () => void;
  isBusy: boolean;
  /** What came of the last try, where it was a no. */
  children?: ReactNode;
};

/** What is missing, by field, before anything is sent; the rest the server says. */
export const missingIn = ({ fullName }: PersonDraft): Record<string, string> =>
  fullName.trim().length < 2 ? { fullName: 'Escribe el nombre de la persona' } : {};

/** Name, contact and birth; a name is enough. */
export function PersonForm({ draft, change, errors, hasAccount, save, isBusy, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <TextField
        label='Nombre y apellidos'
        autoComplete='off'
        value={draft.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
        error={errors.fullName}
      />
      {!hasAccount && (
        <div className='grid gap-4 sm:grid-cols-2'>
          <TextField
            label='Teléfono'
            optional
            type='tel'
            autoComplete='off'
            value={draft.phone}
            onChange={({ target }) => change({ phone: target.value })}
            error={errors.phone}
          />
          <TextField
            label='Correo electrónico'
            optional
            type='email'
            autoComplete='off'
            value={draft.email}
            onChange={({ target }) => change({ email: target.value })}
            error={errors.email}
          />
        </div>
      )}
      <TextField
        label='Fecha de nacimiento'
        optional
        type='date'
        value={draft.birthDate}
        onChange={({ target }) => change({ birthDate: target.value })}
        error={errors.birthDate}
        className='sm:max-w-60'
      />
      {hasAccount && (
        <p className='text-ink-soft text-sm'>
          Tiene cuenta: su correo y su teléfono los cambia en su perfil.
        </p>
      )}
      {children}
      <div className='flex flex-col gap-3 sm:flex-row-reverse'>
        <Button type='submit' size='small' busy={isBusy} busyLabel='Guardando...'>
          Guardar
        </Button>
        <DialogClose>
          <Button size='small' variant='secondary'>
            Cerrar
          </Button>
        </DialogClose>
      </div>
    </form>
  );
}
