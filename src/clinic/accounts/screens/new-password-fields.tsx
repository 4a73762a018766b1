import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { PasswordField } from '#design/fields/password-field.tsx';
import { getFieldProps } from './person-fields.tsx';
import { texts } from './texts.ts';

export type NewPasswords = { password: string; passwordConfirm: string };

/** A new password, typed twice. `name` is the field's name in the API, under which errors come back. */
export function NewPasswordFields<
  Values extends FieldValues & { passwordConfirm: string },
  Checked extends FieldValues,
>({
  form,
  name,
  label,
}: {
  form: UseFormReturn<Values, unknown, Checked>;
  name: Path<Values>;
  label: string;
}) {
  // Cast: all these values have this field, but TypeScript does not resolve paths of a type parameter.
  const confirm = 'passwordConfirm' as Path<Values>;
  return (
    <>
      <PasswordField
        label={label}
        hint={texts().passwordRules}
        autoComplete='new-password'
        {...getFieldProps(form, name)}
      />
      <PasswordField
        label={texts().confirmPassword}
        autoComplete='new-password'
        {...getFieldProps(form, confirm)}
      />
    </>
  );
}
