import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { FormFoot } from '#design/dialogs/form-foot.tsx';
import type { PatientCard } from '../api.ts';
import { BirthField, PersonFields } from './person-fields.tsx';

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
  fullName,
  phone: phone.trim(),
  email: email.trim(),
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
      <PersonFields
        person={draft}
        change={change}
        errorOf={(field) => errors[field]}
        hasAccount={hasAccount === true}
      />
      <BirthField value={draft.birthDate} change={change} error={errors.birthDate} />
      {hasAccount && (
        <p className='text-ink-soft text-sm'>
          Tiene cuenta: su correo y su teléfono los cambia en su perfil.
        </p>
      )}
      {children}
      <FormFoot>
        <Button type='submit' size='small' busy={isBusy} busyLabel='Guardando...'>
          Guardar
        </Button>
      </FormFoot>
    </form>
  );
}
