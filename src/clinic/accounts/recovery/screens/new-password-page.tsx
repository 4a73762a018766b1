import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AccountForm, showFieldErrors } from '#clinic/accounts/screens/account-form.tsx';
import { NewPasswordFields, type NewPasswords } from '#clinic/accounts/screens/new-password-fields.tsx';
import { sentences } from '#clinic/accounts/sentences.ts';
import { recoveryMinutes } from '#clinic/accounts/terms.ts';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { routes } from '#platform/paths.ts';
import { useResetPassword } from '../api.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().newPassword.documentTitle(clinicContact().name),
  description: texts().newPassword.documentDescription(clinicContact().name),
}));

export default function NewPasswordPage() {
  const token = useTokenFromLink();
  const [over, setOver] = useState<'over' | 'perhaps-used'>();
  return (
    <div className='max-w-[34rem]'>
      <h1>{texts().newPassword.title}</h1>
      {token === null && (
        <InvalidLink title={texts().newPassword.noLink.title}>
          {texts().newPassword.noLink.advice}
        </InvalidLink>
      )}
      {token !== null && over && (
        <InvalidLink title={texts().newPassword.linkOver.title}>
          {over === 'perhaps-used'
            ? texts().newPassword.linkOver.perhapsUsed
            : texts().newPassword.linkOver.validity(recoveryMinutes)}
        </InvalidLink>
      )}
      {token !== null && !over && (
        <>
          <p className='mt-3 text-ink-soft'>{texts().newPassword.lead}</p>
          <Card className='mt-6'>
            <NewPasswordForm token={token} onOver={setOver} />
          </Card>
        </>
      )}
    </div>
  );
}

/**
 * Reads the token from `#token=…` and removes it from the address, so that neither the history nor a bookmark
 * contains it. Links sent before the token moved to the fragment have `?token=…`.
 * @returns undefined before hydration, null if the address has no token
 */
function useTokenFromLink(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const { hash, search } = window.location;
    const given = [hash.slice(1), search]
      .map((part) => new URLSearchParams(part).get('token'))
      .find((token) => token !== null);
    // React's second run in development finds the address already cleared.
    setToken((known) => known ?? given ?? null);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}

function NewPasswordForm({
  token,
  onOver,
}: {
  token: string | undefined;
  onOver: (how: 'over' | 'perhaps-used') => void;
}) {
  const form = useForm<NewPasswords>();
  const reset = useResetPassword();
  const navigate = useNavigate();
  // The link works once: after a lost response, an expired link may mean that it was used successfully.
  const wasLost = useRef(false);
  const submit = form.handleSubmit(async ({ password, passwordConfirm }) => {
    if (token === undefined) return;
    if (password !== passwordConfirm)
      return form.setError(
        'passwordConfirm',
        { message: sentences().passwordsDiffer },
        { shouldFocus: true },
      );
    try {
      await reset.mutateAsync({ token, password });
      await navigate(routes.auth, { replace: true, state: { passwordChanged: true } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 410)
        return onOver(wasLost.current ? 'perhaps-used' : 'over');
      wasLost.current ||= isResponseLost(error);
      if (!showFieldErrors(form, error))
        form.setError('password', {
          message: problemMessage(error) ?? texts().newPassword.unclear,
        });
    }
  });
  return (
    <AccountForm
      onSubmit={submit}
      busy={reset.isPending}
      label={texts().newPassword.save}
      busyLabel={texts().newPassword.saving}
      purpose={texts().newPassword.purpose}
      footer={null}
    >
      <NewPasswordFields form={form} name='password' label={texts().newPassword.label} />
    </AccountForm>
  );
}

function InvalidLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice
      tone='warning'
      announce='polite'
      title={title}
      className='mt-6'
      actions={<ForgotPassword label={texts().newPassword.linkOver.another} />}
    >
      {children}
    </Notice>
  );
}
