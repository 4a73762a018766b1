import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { NewPasswordFields } from '#clinic/accounts/screens/new-password-fields.tsx';
import { sentences } from '#clinic/accounts/sentences.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { PasswordField } from '#design/fields/password-field.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { useChangePassword } from '../api.ts';
import { texts } from './texts.ts';

type Typed = { current: string; next: string; passwordConfirm: string };
const emptyValues: Typed = { current: '', next: '', passwordConfirm: '' };

export function ChangePassword({ username }: { username: string }) {
  const form = useForm<Typed>({ defaultValues: emptyValues });
  const change = useChangePassword();
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ current, next, passwordConfirm }) => {
    if (next !== passwordConfirm)
      return form.setError(
        'passwordConfirm',
        { message: sentences().passwordsDiffer },
        { shouldFocus: true },
      );
    try {
      await change.mutateAsync({ current, next });
      form.reset(emptyValues);
      toast({
        tone: 'success',
        title: texts().newPassword.changed,
        description: texts().newPassword.sessionsClosed,
      });
    } catch (error) {
      if (!showFieldErrors(form, error))
        // After a lost response the password may have been changed: then the former one is refused.
        form.setError('root', { message: problemMessage(error) ?? texts().newPassword.notCertain });
    }
  });
  return (
    <section aria-labelledby='contrasena'>
      <h2 id='contrasena' className='text-h3'>
        {texts().newPassword.title}
      </h2>
      <Card className='mt-5 max-w-2xl'>
        <form method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
          {/* The username, for password managers. */}
          <input hidden readOnly autoComplete='username' value={username} />
          <PasswordField
            label={texts().newPassword.current}
            autoComplete='current-password'
            error={errors.current?.message}
            {...form.register('current')}
          />
          <NewPasswordFields form={form} name='next' label={texts().newPassword.next} />
          {errors.root?.message && (
            <Notice tone='danger' announce='assertive'>
              {errors.root.message}
            </Notice>
          )}
          <Button
            type='submit'
            variant='secondary'
            busy={change.isPending}
            busyLabel={texts().newPassword.changing}
            className='self-start max-sm:w-full'
          >
            {texts().newPassword.change}
          </Button>
        </form>
      </Card>
    </section>
  );
}
