import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { problemMessage } from '#platform/api/client.ts';
import { useCheckPhoneCode, useSendPhoneCode } from '../api.ts';
import { codeMinutes } from '../rules.ts';
import { CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import { useCodeField } from './use-code-field.ts';
import { usePendingCode } from './use-pending-code.ts';

type PhoneCodeFormProps = { phone: string; onVerified: () => void; onChangeNumber: () => void };

export function PhoneCodeForm({ phone, onVerified, onChangeNumber }: PhoneCodeFormProps) {
  const { field, submit, busy } = usePhoneCode(phone, onVerified);
  return (
    <form method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
      <p>
        Hemos enviado un código al <strong className='break-words'>{phone}</strong>. El SMS puede tardar hasta
        2 minutos.
      </p>
      <CodeField {...field} hint={`Las 6 cifras del SMS. Valen durante ${codeMinutes} minutos.`} />
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' busy={busy} busyLabel='Verificando...' disabled={field.value.length !== 6}>
          Verificar
        </Button>
        <Resend phone={phone} />
        <Button variant='quiet' onClick={onChangeNumber}>
          Cambiar número
        </Button>
      </div>
    </form>
  );
}

function usePhoneCode(phone: string, onVerified: () => void) {
  const check = useCheckPhoneCode();
  const { field, forget, complain } = useCodeField();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (field.value.length !== 6)
      return complain('Código inválido', 'Por favor, introduce el código de 6 dígitos');
    forget();
    try {
      const { success, message } = await check.mutateAsync({ phone, code: field.value });
      if (!success) return complain('Código incorrecto', message);
      toast({ tone: 'success', title: 'Teléfono verificado', description: message });
      onVerified();
    } catch (failure) {
      const generic = 'Ha ocurrido un error al verificar el código';
      complain('Error', generic, problemMessage(failure) ?? generic);
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
      if (success) toast({ tone: 'success', title: 'Código enviado', description: message });
      else toast({ tone: 'danger', title: 'Error al enviar código', description: message });
    } catch {
      const description = 'Ha ocurrido un error al enviar el código';
      toast({ tone: 'danger', title: 'Error al enviar código', description });
    }
  };
  return <ResendButton busy={send.isPending} secondsToWait={secondsToWait} onPress={press} />;
}
