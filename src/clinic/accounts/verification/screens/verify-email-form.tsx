import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { problemMessage } from '#platform/api/client.ts';
import { routes } from '#platform/paths.ts';
import { useResendVerification, type useVerifyEmail } from '../api.ts';
import { codeMinutes } from '../rules.ts';
import { CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import { texts } from './texts.ts';
import { useCodeField } from './use-code-field.ts';
import { usePendingCode } from './use-pending-code.ts';

type VerifyEmailFormProps = {
  email: string;
  verify: ReturnType<typeof useVerifyEmail>;
  next: string;
};

/** Where the code was sent, its field, and the alternatives if it does not arrive. */
export function VerifyEmailForm({ email, verify, next }: VerifyEmailFormProps) {
  const { field, submit } = useCodeForm(verify);
  return (
    <>
      <SentTo email={email} />
      <p className='mt-2 max-w-text font-[650]'>{texts().email.notNeeded}</p>
      <Card className='mt-6 max-w-2xl'>
        <form method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
          <CodeField {...field} hint={texts().email.codeHint(codeMinutes)} />
          <div className='grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 sm:max-w-sm'>
            <Button type='submit' busy={verify.isPending} busyLabel={texts().verifying} className='px-3!'>
              {texts().verify}
            </Button>
            <Button asChild variant='secondary' className='px-3!'>
              <Link to={next}>{texts().email.later}</Link>
            </Button>
          </div>
          <div>
            <Resend />
          </div>
        </form>
      </Card>
      <div className='mt-6 max-w-text text-ink-soft'>
        <p>
          {texts().email.notArriving((text) => (
            <Link className='link' to={`${routes.dashboard}#security`}>
              {text}
            </Link>
          ))}
        </p>
      </div>
    </>
  );
}

function SentTo({ email }: { email: string }) {
  const { sentTo, isPending } = usePendingCode('email');
  const address = <strong className='break-words text-ink'>{email}</strong>;
  return (
    <p className='mt-3 max-w-text text-ink-soft'>
      {isPending || sentTo ? texts().email.sentTo(address) : texts().email.noneSent(address)}
    </p>
  );
}

function useCodeForm(verify: VerifyEmailFormProps['verify']) {
  const { field, forget, complain } = useCodeField();
  const { missing, wrong, verified, failed } = texts().email;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (field.value === '') {
      complain(missing.title, missing.text);
      return;
    }
    forget();
    try {
      const { success, message } = await verify.mutateAsync(field.value);
      if (!success) complain(wrong.title, message || wrong.text);
      else toast({ tone: 'success', title: verified, description: message });
    } catch (failure) {
      complain(texts().error, failed, problemMessage(failure) ?? failed);
    }
  };
  return { field, submit };
}

function Resend() {
  const resend = useResendVerification();
  const { secondsToWait } = usePendingCode('email');
  const { resent, notResent, resendFailed } = texts().email;
  const press = async () => {
    try {
      const { success, message } = await resend.mutateAsync();
      if (!success)
        toast({
          tone: 'danger',
          title: texts().error,
          description: message || notResent,
        });
      else
        toast({
          tone: 'success',
          title: resent.title,
          description: resent.text,
        });
    } catch {
      toast({ tone: 'danger', title: texts().error, description: resendFailed });
    }
  };
  return <ResendButton busy={resend.isPending} secondsToWait={secondsToWait} onPress={press} />;
}
