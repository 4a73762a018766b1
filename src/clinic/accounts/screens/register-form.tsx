import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { TextField } from '#design/field.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { toast } from '#design/toast-store.ts';
import { messageOf } from '#platform/api-client.ts';
import type { useRegister } from '../api.ts';
import { AccountForm, SwitchLink, showFieldErrors } from './account-form.tsx';
import { type Checked, registrationForm, type Typed } from './registration-form.ts';

type RegistrationForm = UseFormReturn<Typed, unknown, Checked>;

export const useRegisterForm = (): RegistrationForm =>
  useForm<Typed, unknown, Checked>({ resolver: zodResolver(registrationForm) });

type RegisterFormProps = {
  form: RegistrationForm;
  register: ReturnType<typeof useRegister>;
  onSwitch: () => void;
};

export function RegisterForm({ form, register, onSwitch }: RegisterFormProps) {
  const submit = async ({ passwordConfirm: _, ...body }: Checked) => {
    try {
      await register.mutateAsync(body);
      toast({ tone: 'success', title: '¡Registro completado!', description: 'Tu cuenta está lista.' });
    } catch (error) {
      toast({
        tone: 'danger',
        title: 'Error al registrarse',
        description: messageOf(error) ?? 'No se pudo crear la cuenta',
      });
      showFieldErrors(form, error);
    }
  };
  return (
    <AccountForm
      onSubmit={form.handleSubmit(submit)}
      busy={register.isPending}
      label='Registrarse'
      busyLabel='Registrando...'
      purpose='Crear tu cuenta, gestionar tus citas y avisarte de ellas.'
      statement='Al registrarte declaras que tienes 16 años o más, o que eres la madre, el padre o el tutor legal de quien recibirá la atención.'
      footer={<SwitchLink question='¿Ya tienes cuenta?' action='Inicia sesión' onSwitch={onSwitch} />}
    >
      <PersonFields form={form} />
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}

function PersonFields({ form }: { form: RegistrationForm }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label='Nombre de usuario'
        hint='Lo usarás para entrar. Al menos 3 caracteres.'
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label='Nombre completo'
        optional
        autoComplete='name'
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <TextField
        label='Correo electrónico'
        optional
        hint='Aquí te enviaremos la confirmación de tus citas.'
        type='email'
        autoComplete='email'
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label='Teléfono'
        optional
        hint='Por si hay que avisarte de un cambio.'
        type='tel'
        placeholder='+34 600 000 000'
        autoComplete='tel'
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextField
        label='Dirección'
        optional
        hint='Solo hace falta para las consultas a domicilio.'
        autoComplete='address-line1'
        error={errors.address?.message}
        {...form.register('address')}
      />
    </>
  );
}

function NewPasswordFields({ form }: { form: RegistrationForm }) {
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        label='Contraseña'
        hint='Al menos 6 caracteres, y que no sea una de las más comunes.'
        autoComplete='new-password'
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label='Confirmar contraseña'
        autoComplete='new-password'
        error={errors.passwordConfirm?.message}
        {...form.register('passwordConfirm')}
      />
    </>
  );
}
