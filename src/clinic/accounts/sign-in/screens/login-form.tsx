import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { SessionNotStored, useLogin } from '#clinic/accounts/api.ts';
import type { credentials } from '#clinic/accounts/contract.ts';
import { ForgotPassword } from '#clinic/accounts/recovery/screens/forgot-password.tsx';
import { AccountForm, SwitchLink, showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { CookiesBlocked } from '#clinic/accounts/screens/cookies-blocked.tsx';
import { createLazyResolver } from '#clinic/accounts/screens/lazy-resolver.ts';
import { sentences } from '#clinic/accounts/sentences.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { texts } from './texts.ts';

type Login = z.infer<typeof credentials>;

// No default values: text typed before hydration is read from the fields instead of being overwritten.
export const useLoginForm = () => useForm<Login>({ resolver: useResolver() });
const useResolver = createLazyResolver(async () => (await import('./login-check.ts')).loginResolver);

export function LoginForm({ form, onSwitch }: { form: UseFormReturn<Login>; onSwitch: () => void }) {
  const login = useLogin();
  const { errors } = form.formState;
  const submit = async (body: Login) => {
    try {
      const user = await login.mutateAsync(body);
      toast({
        tone: 'success',
        title: texts().welcome,
        description: texts().signedInAs(user.fullName ?? user.username),
      });
    } catch (error) {
      if (error instanceof SessionNotStored) return;
      // Errors shown at a field are not repeated in a toast.
      if (showFieldErrors(form, error)) return;
      toast({ tone: 'danger', title: texts().failed.title, description: sentenceFor(error) });
      if (isWrongCredentials(error)) form.setError('password', { message: hintFor(body.password) });
      form.setFocus('password', { shouldSelect: true });
    }
  };
  return (
    <AccountForm
      onSubmit={form.handleSubmit(submit)}
      busy={login.isPending}
      label={texts().signIn}
      busyLabel={texts().signingIn}
      purpose={texts().purpose}
      footer={
        // Below the button, which stays in the first screen of a small phone.
        <div className='flex flex-col items-center gap-1'>
          <ForgotPassword label={texts().forgotten} known={() => form.getValues('username')} />
          <SwitchLink question={texts().noAccount} action={texts().toRegistration} onSwitch={onSwitch} />
        </div>
      }
    >
      {login.error instanceof SessionNotStored && <CookiesBlocked />}
      <TextField
        label={texts().username}
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label={texts().password}
        autoComplete='current-password'
        error={errors.password?.message}
        {...form.register('password')}
      />
    </AccountForm>
  );
}

// Remains at the field after the toast has disappeared.
const hintFor = (password: string): string =>
  password === password.trim() ? texts().failed.checkSpelling : texts().failed.hasSpaces;
const isWrongCredentials = (error: unknown) => error instanceof ApiError && error.status === 401;

function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return texts().failed.unreachable;
  const fallbackSentence = isWrongCredentials(error) ? sentences().wrongCredentials : texts().failed.unclear;
  return problemMessage(error) ?? fallbackSentence;
}
