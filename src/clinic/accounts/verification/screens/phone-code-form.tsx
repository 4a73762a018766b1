import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { problemMessage } from '#platform/api/client.ts';
import { useCheckPhoneCode, useSendPhoneCode } from '../api.ts';
import { codeMinutes } from '../rules.ts';
import { CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import { texts } from './texts.ts';
import { useCodeField } from './use-code-field.ts';
import { usePendingCode } from './use-pending-code.ts';

type PhoneCodeFormProps = { phone: string; onVerified: () => void; onChangeNumber: () => void };

export function PhoneCodeForm({ phone, onVerified, onChangeNumber }: PhoneCodeFormProps) {
  const { field, submit, busy } = usePhoneCode(phone, onVerified);
  return (
    <form method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
      <p>{texts().phone.sentTo(<strong className='break-words'>{phone}</strong>)}</p>
      <CodeField {...field} hint={texts().phone.codeHint(codeMinutes)} />
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' busy={busy} busyLabel={texts().verifying} disabled={field.value.length !== 6}>
          {texts().verify}
        </Button>
        <Resend phone={phone} />
        <Button variant='quiet' onClick={onChangeNumber}>
          {texts().phone.changeNumber}
        </Button>
      </div>
    </form>
  );
}

function usePhoneCode(phone: string, onVerified: () => void) {
  const check = useCheckPhoneCode();
  const { field, forget, complain } = useCodeField();
  const { incomplete, wrong, verified, failed } = texts().phone;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (field.value.length !== 6) return complain(incomplete.title, incomplete.text);
    forget();
    try {
      const { success, message } = await check.mutateAsync({ phone, code: field.value });
      if (!success) return complain(wrong, message);
      toast({ tone: 'success', title: verified, description: message });
      onVerified();
    } catch (failure) {
      complain(texts().error, failed, problemMessage(failure) ?? failed);
    }
  };
  return { field, submit, busy: check.isPending };
}

function Resend({ phone }: { phone: string }) {
  const send = useSendPhoneCode();
  const { secondsToWait } = usePendingCode('phone');
  const press = async () => {
    try {
      const { success, message } = await send.mutateAsync(phone);
      if (success) toast({ tone: 'success', title: texts().phone.sent, description: message });
      else toast({ tone: 'danger', title: texts().phone.notSent.title, description: message });
    } catch {
      toast({
        tone: 'danger',
        title: texts().phone.notSent.title,
        description: texts().phone.sendFailed,
      });
    }
  };
  return <ResendButton busy={send.isPending} secondsToWait={secondsToWait} onPress={press} />;
}
