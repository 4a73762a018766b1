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
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { legalNotice } from '#legal-notice';
import { problemMessage } from '#platform/api/client.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import type { useRegister } from '../api.ts';
import type { Checked, Typed } from './registration-form.ts';
import { texts } from './texts.ts';

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
      const title = isFound ? texts().welcomeBack : texts().completed;
      toast({ tone: 'success', title, description: texts().ready });
    } catch (error) {
      if (error instanceof ResponseLost)
        return toast({ title: outcomeUnknownTitle(), description: texts().trySigningIn });
      if (error instanceof SessionNotStored) return;
      // Errors shown at a field are not repeated in a toast.
      if (showFieldErrors(form, error)) return;
      toast({
        tone: 'danger',
        title: texts().failed,
        description: problemMessage(error) ?? texts().notCreated,
      });
    }
  };
  return (
    <AccountForm
      onSubmit={form.handleSubmit(submit)}
      busy={register.isPending}
      label={texts().register}
      busyLabel={texts().registering}
      purpose={texts().purpose}
      statement={texts().ageStatement(legalNotice.ownAccountFromAge)}
      footer={<SwitchLink question={texts().hasAccount} action={texts().toSignIn} onSwitch={onSwitch} />}
    >
      {register.error instanceof SessionNotStored && <CookiesBlocked isRegistered />}
      <PersonFields form={form} />
      <NewPasswordFields form={form} name='password' label={texts().password} />
    </AccountForm>
  );
}

/** Shown while the client checks whether the account exists. */
export const notifyResponseLost = () =>
  toast({ title: outcomeUnknownTitle(), description: texts().checking });

function PersonFields({ form }: { form: RegistrationForm }) {
  return (
    <>
      <TextField
        label={texts().username}
        hint={texts().usernameHint}
        autoComplete='username'
        autoCapitalize='none'
        spellCheck={false}
        {...getFieldProps(form, 'username')}
      />
      <FullNameField {...getFieldProps(form, 'fullName')} />
      <EmailField hint={texts().emailHint} {...getFieldProps(form, 'email')} />
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
      {texts().withoutEmail}
    </p>
  );
}
