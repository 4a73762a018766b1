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

type Field = { name: keyof OrganizationChanges; label: string; hint?: string; type?: string; isLong?: true };

const contactFields: readonly Field[] = [
  { name: 'name', label: 'Nombre de la clínica', isLong: true },
  { name: 'phone', label: 'Teléfono, con el prefijo', type: 'tel' },
  { name: 'email', label: 'Correo', type: 'email' },
  { name: 'address', label: 'Dirección', hint: 'Calle y número, código postal y población.', isLong: true },
  {
    name: 'mapUrl',
    label: 'Enlace al mapa',
    hint: 'Se abre al pulsar «Ver en el mapa».',
    type: 'url',
    isLong: true,
  },
];
const registrationFields: readonly Field[] = [
  { name: 'holder', label: 'Titular: la sociedad o la persona' },
  { name: 'taxId', label: 'NIF' },
  { name: 'register', label: 'Inscripción', hint: 'Registro, tomo, folio y hoja.', isLong: true },
  { name: 'centreAuthorisation', label: 'Autorización de centro sanitario', isLong: true },
  { name: 'college', label: 'Colegio profesional', isLong: true },
  { name: 'degree', label: 'Título, y dónde se obtuvo', isLong: true },
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
          title: 'Datos guardados',
          description: 'Se ven en la web en unos segundos.',
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
      {part('Datos de contacto', contactFields)}
      {part('Datos legales', registrationFields)}
      <FormEnd error={changing.error} onDone={onDone}>
        <Button type='submit' size='small' busy={changing.isPending} busyLabel='Guardando...'>
          Guardar
        </Button>
      </FormEnd>
    </Form>
  );
}
