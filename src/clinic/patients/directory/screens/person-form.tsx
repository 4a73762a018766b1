import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { Form } from '#design/fields/form.tsx';
import { BirthField, PersonFields } from './person-fields.tsx';
import { texts } from './texts.ts';

export type PersonDraft = { fullName: string; phone: string; email: string; birthDate: string };
export const emptyPersonDraft: PersonDraft = { fullName: '', phone: '', email: '', birthDate: '' };

/** Request body for a draft: empty fields become null. */
export const personRequestBody = ({ fullName, phone, email, birthDate }: PersonDraft) => ({
  fullName,
  phone: phone.trim(),
  email: email.trim(),
  birthDate: birthDate || null,
});

type FormProps = {
  draft: PersonDraft;
  change: (part: Partial<PersonDraft>) => void;
  errors: Record<string, string | undefined>;
  save: () => void;
  isBusy: boolean;
  children?: ReactNode;
};

/** Client-side errors by field; the server checks the rest. */
export const missingIn = ({ fullName }: PersonDraft): Record<string, string> =>
  fullName.trim().length < 2 ? { fullName: texts().nameMissing } : {};

export function PersonForm({ draft, change, errors, save, isBusy, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <PersonFields person={draft} change={change} errorOf={(field) => errors[field]} />
      <BirthField value={draft.birthDate} change={change} error={errors.birthDate} />
      {children}
      <FormFooter>
        <Button type='submit' size='small' busy={isBusy} busyLabel={texts().saving}>
          {texts().save}
        </Button>
      </FormFooter>
    </Form>
  );
}
