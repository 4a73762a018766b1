import type { ComponentProps } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField } from '#design/fields/field.tsx';

type PersonFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'optional'>;

// What an account may say of its person, asked for alike wherever it is asked for. None of it has to be given.

export const FullNameField = (props: PersonFieldProps) => (
  <TextField label='Nombre completo' optional autoComplete='name' {...props} />
);

/** `hint`: what it will be used for there. */
export const EmailField = (props: PersonFieldProps & { hint: string }) => (
  <TextField label='Correo electrónico' optional type='email' autoComplete='email' {...props} />
);

export const PhoneField = (props: PersonFieldProps) => (
  <TextField
    label='Teléfono'
    optional
    hint='Por si hay que avisarte de un cambio.'
    type='tel'
    placeholder='+34 600 000 000'
    autoComplete='tel'
    {...props}
  />
);

export const AddressField = (props: PersonFieldProps) => (
  <TextField
    label='Dirección'
    optional
    hint='Solo hace falta para las consultas a domicilio.'
    autoComplete='address-line1'
    {...props}
  />
);

/** What ties a field of a form to its control: its registration, and the sentence under it. */
export const fieldOf = <Typed extends FieldValues, Checked extends FieldValues>(
  form: UseFormReturn<Typed, unknown, Checked>,
  name: Path<Typed>,
) => ({ error: form.getFieldState(name, form.formState).error?.message, ...form.register(name) });
