import clsx from 'clsx';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { SessionNotStored } from '#clinic/accounts/api.ts';
import { AccountForm, SwitchLink, showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { CookiesBlocked } from '#clinic/accounts/screens/cookies-blocked.tsx';
import { createLazyResolver } from '#clinic/accounts/screens/lazy-resolver.ts';
import { NewPasswordFields } from '#clinic/accounts/screens/new-password-fields.tsx';
import {
  AddressField,
  EmailField,
  FullNameField,
  getFieldProps,
  PhoneField,
} from '#clinic/accounts/screens/person-fields.tsx';
import { legalNotice } from '#config';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import type { useRegister } from '../api.ts';
import type { Checked, Typed } from './registration-form.ts';

type RegistrationForm = UseFormReturn<Typed, unknown, Checked>;

export const useRegisterForm = (): RegistrationForm =>
  useForm<Typed, unknown, Checked>({ resolver: useResolver() });
const useResolver = createLazyResolver(
  async () => (await import('./registration-form.ts')).registrationResolver,
);

type RegisterFormProps = {
  form: RegistrationForm;
  register: ReturnType<typeof useRegister>;
  onSwitch: () => void;
};

export function RegisterForm({ form, register, onSwitch }: RegisterFormProps) {
  const submit = async ({ passwordConfirm: _, ...body }: Checked) => {
    try {
      const { isFound } = await register.mutateAsync(body);
      // The account may be older than this attempt, so the title does not claim that this one completed it.
      const title = isFound ? '¡Bienvenido!' : '¡Registro completado!';
      toast({ tone: 'success', title, description: 'Tu cuenta está lista.' });
    } catch (error) {
      if (error instanceof ResponseLost)
        return toast({ title: outcomeUnknownTitle, description: signInHint });
      if (error instanceof SessionNotStored) return;
      // Errors shown at a field are not repeated in a toast.
      if (showFieldErrors(form, error)) return;
      toast({
        tone: 'danger',
        title: 'Error al registrarse',
        description: problemMessage(error) ?? 'No se pudo crear la cuenta',
      });
    }
  };
  return (
    <AccountForm
      onSubmit={form.handleSubmit(submit)}
      busy={register.isPending}
      label='Registrarse'
      busyLabel='Registrando...'
      purpose='Crear tu cuenta, gestionar tus citas y avisarte de ellas.'
      statement={`Al registrarte declaras que tienes ${legalNotice.ownAccountFromAge} años o más, o que eres la madre, el padre o el tutor legal de quien recibirá la atención.`}
      footer={<SwitchLink question='¿Ya tienes cuenta?' action='Inicia sesión' onSwitch={onSwitch} />}
    >
      {register.error instanceof SessionNotStored && <CookiesBlocked isRegistered />}
      <PersonFields form={form} />
      <NewPasswordFields form={form} name='password' label='Contraseña' />
    </AccountForm>
  );
}

/** Shown while the client checks whether the account exists. */
export const notifyResponseLost = () => toast({ title: outcomeUnknownTitle, description: 'Lo comprobamos…' });
const signInHint =
  'Prueba a iniciar sesión con ese nombre y esa contraseña: si tu cuenta ya existe, entrarás.';

function PersonFields({ form }: { form: RegistrationForm }) {
  return (
    <>
      <TextField
        label='Nombre de usuario'
        hint='Lo usarás para entrar. Al menos 3 caracteres.'
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        {...getFieldProps(form, 'username')}
      />
      <FullNameField {...getFieldProps(form, 'fullName')} />
      <EmailField hint='Aquí te enviaremos la confirmación de tus citas.' {...getFieldProps(form, 'email')} />
      <PhoneField {...getFieldProps(form, 'phone')} />
      <NoEmailWarning form={form} />
      <AddressField {...getFieldProps(form, 'address')} />
    </>
  );
}

/**
 * A warning next to the fields: an account without an e-mail is allowed. A phone is no substitute, because
 * only reminders go to it. Stays in the layout when hidden.
 */
function NoEmailWarning({ form }: { form: RegistrationForm }) {
  return (
    <p className={clsx('max-w-text text-sm', form.watch('email')?.trim() && 'invisible')}>
      Sin correo no te llegan confirmaciones, cambios ni devoluciones: solo los ves en tu perfil.
    </p>
  );
}
