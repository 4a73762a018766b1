import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { SessionNotStored, useLogin } from '#clinic/accounts/api.ts';
import type { credentials } from '#clinic/accounts/contract.ts';
import { ForgotPassword } from '#clinic/accounts/recovery/screens/forgot-password.tsx';
import { AccountForm, SwitchLink, showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { CookiesBlocked } from '#clinic/accounts/screens/cookies-blocked.tsx';
import { createLazyResolver } from '#clinic/accounts/screens/lazy-resolver.ts';
import { wrongCredentials } from '#clinic/accounts/sentences.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';

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
        title: '¡Bienvenido!',
        description: `Has iniciado sesión como ${user.fullName ?? user.username}.`,
      });
    } catch (error) {
      if (error instanceof SessionNotStored) return;
      // Errors shown at a field are not repeated in a toast.
      if (showFieldErrors(form, error)) return;
      toast({ tone: 'danger', title: 'Error al iniciar sesión', description: sentenceFor(error) });
      if (isWrongCredentials(error)) form.setError('password', { message: hintFor(body.password) });
      form.setFocus('password', { shouldSelect: true });
    }
  };
  return (
    <AccountForm
      onSubmit={form.handleSubmit(submit)}
      busy={login.isPending}
      label='Iniciar Sesión'
      busyLabel='Iniciando sesión...'
      purpose='Que entres en tu cuenta y gestiones tus citas.'
      footer={<SwitchLink question='¿No tienes cuenta?' action='Regístrate' onSwitch={onSwitch} />}
    >
      {login.error instanceof SessionNotStored && <CookiesBlocked />}
      <TextField
        label='Nombre de usuario'
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label='Contraseña'
        autoComplete='current-password'
        error={errors.password?.message}
        {...form.register('password')}
      />
      <ForgotPassword label='¿Has olvidado tu contraseña?' known={() => form.getValues('username')} />
    </AccountForm>
  );
}

// Remains at the field after the toast has disappeared.
const hintFor = (password: string): string =>
  password === password.trim()
    ? 'Comprueba que el usuario y la contraseña estén bien escritos'
    : 'La contraseña empieza o acaba con un espacio: bórralo si no es suyo';
const isWrongCredentials = (error: unknown) => error instanceof ApiError && error.status === 401;

function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'No se pudo conectar con el servidor. Por favor, inténtalo más tarde.';
  }
  const fallbackSentence = isWrongCredentials(error)
    ? wrongCredentials
    : 'Error al iniciar sesión. Por favor, inténtalo de nuevo.';
  return problemMessage(error) ?? fallbackSentence;
}
