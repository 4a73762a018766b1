import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { PasswordField } from '#design/fields/password-field.tsx';

export type NewPasswords = { password: string; passwordConfirm: string };

/** A new password, typed twice. `name` is the field's name on the wire, where refusals come back. */
export function NewPasswordFields<Values extends FieldValues & { passwordConfirm: string }>({
  form,
  name,
  label,
}: {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
}) {
  // Cast: all these values have it, but TypeScript does not work out the paths of a type that it does not know yet.
  const confirm = 'passwordConfirm' as Path<Values>;
  const sentenceAt = (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message;
  return (
    <>
      <PasswordField
        label={label}
        hint='Al menos 6 caracteres, y que no sea una de las más comunes.'
        autoComplete='new-password'
        error={sentenceAt(name)}
        {...form.register(name)}
      />
      <PasswordField
        label='Confirmar contraseña'
        autoComplete='new-password'
        error={sentenceAt(confirm)}
        {...form.register(confirm)}
      />
    </>
  );
}
