import clsx from 'clsx';
import type { FormEvent } from 'react';
import { useChangeOrganization } from '#clinic/organization/api.ts';
import type { Organization, OrganizationChanges } from '#clinic/organization/contract.ts';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { FormEnd } from '../catalogue/screens/form-end.tsx';
import { texts } from './texts.ts';

type Field = { name: keyof OrganizationChanges; type?: string; isLong?: true };

const contactFields: readonly Field[] = [
  { name: 'name', isLong: true },
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
  { name: 'address', isLong: true },
  { name: 'mapUrl', type: 'url', isLong: true },
];
const registrationFields: readonly Field[] = [
  { name: 'holder' },
  { name: 'taxId' },
  { name: 'register', isLong: true },
  { name: 'centreAuthorisation', isLong: true },
  { name: 'college', isLong: true },
  { name: 'degree', isLong: true },
];

type ClinicFormProps = { clinic: Organization; onDone: () => void };

/** Sends only changed fields, so that a colleague's concurrent changes are kept. */
export function ClinicForm({ clinic, onDone }: ClinicFormProps) {
  const changing = useChangeOrganization();
  const errors = fieldsOf(changing.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const changes: OrganizationChanges = {};
    for (const { name } of [...contactFields, ...registrationFields]) {
      const text = String(typed.get(name) ?? '').trim();
      if (text !== clinic[name]) changes[name] = text;
    }
    changing.mutateAsync(changes).then(
      () => {
        toast({
          tone: 'success',
          title: texts().details.saved,
          description: texts().details.savedAdvice,
        });
        onDone();
      },
      () => {},
    );
  };
  const part = (legend: string, fields: readonly Field[]) => (
    <fieldset>
      <legend className='mb-3 text-ink-soft'>{legend}</legend>
      <div className='grid gap-4 sm:grid-cols-2'>
        {fields.map(({ name, isLong, ...field }) => (
          <TextField
            key={name}
            name={name}
            {...texts().details.fields[name]}
            {...field}
            className={clsx(isLong && 'sm:col-span-2')}
            autoComplete='off'
            defaultValue={clinic[name]}
            error={errors[name]}
          />
        ))}
      </div>
    </fieldset>
  );
  return (
    <Form noValidate method='post' onSubmit={submit} className='flex w-full max-w-text flex-col gap-6'>
      {part(texts().details.contact, contactFields)}
      {part(texts().details.legal, registrationFields)}
      <FormEnd error={changing.error} onDone={onDone}>
        <Button type='submit' size='small' busy={changing.isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
      </FormEnd>
    </Form>
  );
}
