import { useForm } from 'react-hook-form';
import { AccountForm, showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { NewPasswordFields, type NewPasswords } from '#clinic/accounts/screens/new-password-fields.tsx';
import { getFieldProps } from '#clinic/accounts/screens/person-fields.tsx';
import { sentences } from '#clinic/accounts/sentences.ts';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { TextField } from '#design/fields/field.tsx';
import { ApiError } from '#platform/api/client.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useCreateFirstAdmin } from '../api.ts';

type Typed = NewPasswords & { username: string; fullName: string; email: string };

export function FirstAdminForm({ token, onOver }: { token: string | undefined; onOver: () => void }) {
  const form = useForm<Typed>();
  const create = useCreateFirstAdmin();
  const submit = form.handleSubmit(async ({ passwordConfirm, ...body }) => {
    if (token === undefined) return;
    if (body.password !== passwordConfirm)
      return form.setError(
        'passwordConfirm',
        { message: sentences().passwordsDiffer },
        { shouldFocus: true },
      );
    try {
      await create.mutateAsync({ ...body, token });
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) return onOver();
      showFieldErrors(form, error);
    }
  });
  const { error } = create;
  const isAtField = error instanceof ApiError && error.problem.fields !== undefined;
  return (
    <AccountForm
      onSubmit={submit}
      busy={create.isPending}
      label='Crear la cuenta'
      busyLabel='Creando...'
      purpose='Que entres en el panel de la clínica y recibas sus avisos.'
      footer={null}
    >
      <TextField label='Tu nombre y apellidos' autoComplete='name' {...getFieldProps(form, 'fullName')} />
      <TextField
        label='Correo electrónico'
        hint='Para recuperar tu contraseña y para la prueba de correo.'
        type='email'
        autoComplete='email'
        {...getFieldProps(form, 'email')}
      />
      <TextField
        label='Nombre de usuario'
        hint='Lo usarás para entrar. Al menos 3 caracteres.'
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        {...getFieldProps(form, 'username')}
      />
      <NewPasswordFields form={form} name='password' label='Contraseña' />
      {error && !isAtField && (
        <FailureNotice {...failureMessages(error, { refused: 'No hemos podido crear la cuenta' })} />
      )}
    </AccountForm>
  );
}
