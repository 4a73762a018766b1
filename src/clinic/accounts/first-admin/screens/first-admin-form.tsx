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
import { texts } from './texts.ts';

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
      label={texts().create}
      busyLabel={texts().creating}
      purpose={texts().purpose}
      footer={null}
    >
      <TextField label={texts().fullName} autoComplete='name' {...getFieldProps(form, 'fullName')} />
      <TextField
        label={texts().email}
        hint={texts().emailHint}
        type='email'
        autoComplete='email'
        {...getFieldProps(form, 'email')}
      />
      <TextField
        label={texts().username}
        hint={texts().usernameHint}
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        {...getFieldProps(form, 'username')}
      />
      <NewPasswordFields form={form} name='password' label={texts().password} />
      {error && !isAtField && <FailureNotice {...failureMessages(error, { refused: texts().failed })} />}
    </AccountForm>
  );
}
