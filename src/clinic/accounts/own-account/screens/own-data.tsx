import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { User } from '#clinic/accounts/contract.ts';
import { showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import {
  AddressField,
  EmailField,
  FullNameField,
  getFieldProps,
  PhoneField,
} from '#clinic/accounts/screens/person-fields.tsx';
import { clinic } from '#config';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { type Language, languageNames } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { useChangeUser } from '../api.ts';
import { texts } from './texts.ts';

type Fields = Record<'fullName' | 'email' | 'phone' | 'address', string> & { language: Language };
type Typed = Fields & { password: string };
const fieldNames = ['fullName', 'email', 'phone', 'address', 'language'] as const;

const toFormValues = (user: User): Typed => ({
  fullName: user.fullName ?? '',
  email: user.email ?? '',
  phone: user.phone ?? '',
  address: user.address ?? '',
  language: user.language,
  password: '',
});

/** Id of the phone field, where a change also asks for the password. */
export const ownPhoneId = 'mi-telefono';

export function OwnData({ user }: { user: User }) {
  return (
    <section aria-labelledby='mis-datos'>
      <h2 id='mis-datos' className='text-h3'>
        {texts().data.title}
      </h2>
      <Card className='mt-5 max-w-2xl'>
        <dl className='mb-5 border-line border-b pb-5'>
          <dt className='font-[650]'>{texts().data.username}</dt>
          <dd className='mt-1'>
            <span className='break-all'>@{user.username}</span>
            <span className='block text-ink-soft text-sm'>{texts().data.usernameIsFixed}</span>
          </dd>
        </dl>
        <OwnDataForm user={user} />
      </Card>
    </section>
  );
}

function OwnDataForm({ user }: { user: User }) {
  const form = useForm<Typed>({ defaultValues: toFormValues(user) });
  const change = useChangeUser();
  const { errors, dirtyFields, isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ password, ...typed }) => {
    const changed = fieldNames.filter((name) => dirtyFields[name]).map((name) => [name, typed[name]]);
    const proof = dirtyFields.email || dirtyFields.phone ? { password } : {};
    try {
      const after = await change.mutateAsync({ ...Object.fromEntries(changed), ...proof });
      form.reset(toFormValues(after));
      toast({ tone: 'success', title: texts().data.saved, description: formatSavedSentence(user, after) });
    } catch (error) {
      if (!showFieldErrors(form, error))
        form.setError('root', {
          message: problemMessage(error) ?? texts().notCertain,
        });
    }
  });
  return (
    <form method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
      <FullNameField {...getFieldProps(form, 'fullName')} />
      <OwnEmail form={form} user={user} />
      <OwnPhone form={form} user={user} />
      <AddressField {...getFieldProps(form, 'address')} />
      {clinic.languages.length > 1 && (
        <SelectField
          label={texts().data.language}
          hint={texts().data.languageHint}
          {...getFieldProps(form, 'language')}
        >
          {clinic.languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </SelectField>
      )}
      {(dirtyFields.email || dirtyFields.phone) && (
        <PasswordField
          label={texts().password}
          hint={texts().data.passwordHint}
          autoComplete='current-password'
          {...getFieldProps(form, 'password')}
        />
      )}
      {errors.root?.message && (
        <Notice tone='danger' announce='assertive'>
          {errors.root.message}
        </Notice>
      )}
      <Button
        type='submit'
        busy={change.isPending}
        busyLabel={texts().saving}
        disabled={!isDirty}
        className='self-start max-sm:w-full'
      >
        {texts().data.save}
      </Button>
    </form>
  );
}

type PartProps = { form: UseFormReturn<Typed>; user: User };

function OwnEmail({ form, user }: PartProps) {
  const { dirtyFields } = form.formState;
  return (
    <div className='flex flex-col items-start gap-2'>
      <EmailField hint={texts().data.emailHint} className='w-full' {...getFieldProps(form, 'email')} />
      {user.email !== null && !dirtyFields.email && <EmailState isVerified={user.emailVerified} />}
      {/* Only for a verified address: an unverified one may have reached its daily limit of messages. */}
      {dirtyFields.email && user.emailVerified && (
        <p className='text-ink-soft text-sm'>{texts().data.formerEmail(user.email ?? '')}</p>
      )}
    </div>
  );
}

function OwnPhone({ form, user }: PartProps) {
  const { dirtyFields } = form.formState;
  return (
    <div className='flex flex-col items-start gap-2'>
      <PhoneField id={ownPhoneId} className='w-full' {...getFieldProps(form, 'phone')} />
      {user.phone !== null && !dirtyFields.phone && <VerificationBadge isVerified={user.phoneVerified} />}
    </div>
  );
}

const VerificationBadge = ({ isVerified }: { isVerified: boolean }) => (
  <Badge tone={isVerified ? 'confirmed' : 'pending'}>
    {isVerified ? texts().data.verified : texts().data.unverified}
  </Badge>
);

function EmailState({ isVerified }: { isVerified: boolean }) {
  return (
    <>
      <span className='flex min-h-11 flex-wrap items-center gap-x-3'>
        <VerificationBadge isVerified={isVerified} />
        {!isVerified && (
          <Link to={routes['verify-email']} className='link inline-flex min-h-11 items-center'>
            {texts().data.verifyEmail}
          </Link>
        )}
      </span>
      {!isVerified && <p className='max-w-text text-ink-soft text-sm'>{texts().data.unverifiedEmail}</p>}
    </>
  );
}

function formatSavedSentence(before: User, after: User): string {
  if (after.email !== null && after.email !== before.email) return texts().data.newEmailUnverified;
  return texts().data.inUse;
}
