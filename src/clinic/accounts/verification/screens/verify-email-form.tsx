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
      <p className='mt-2 max-w-text font-[650]'>Para reservar no hace falta: puedes hacerlo más tarde.</p>
      <Card className='mt-6 max-w-2xl'>
        <form method='post' noValidate onSubmit={submit} className='flex flex-col gap-5'>
          <CodeField
            {...field}
            hint={`Las 6 cifras del correo. Valen durante ${codeMinutes}\u00a0minutos.`}
          />
          <div className='grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 sm:max-w-sm'>
            <Button type='submit' busy={verify.isPending} busyLabel='Verificando...' className='px-3!'>
              Verificar
            </Button>
            <Button asChild variant='secondary' className='px-3!'>
              <Link to={next}>Más tarde</Link>
            </Button>
          </div>
          <div>
            <Resend />
          </div>
        </form>
      </Card>
      <div className='mt-6 max-w-text text-ink-soft'>
        <p>
          ¿No te llega? Mira también en la carpeta de correo no deseado. Si la dirección no es la tuya,{' '}
          <Link className='link' to={`${routes.dashboard}#security`}>
            ve a la pestaña Seguridad de tu perfil
          </Link>
          .
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
      {isPending || sentTo ? (
        <>Te hemos enviado un código a {address}. Escríbelo aquí para confirmar que es tuyo.</>
      ) : (
        <>
          Ahora mismo no hay ningún código en camino a {address}. Pulsa «Reenviar código» y te enviamos uno.
        </>
      )}
    </p>
  );
}

function useCodeForm(verify: VerifyEmailFormProps['verify']) {
  const { field, forget, complain } = useCodeField();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (field.value === '') {
      complain('Código requerido', 'Por favor, introduce el código de verificación');
      return;
    }
    forget();
    try {
      const { success, message } = await verify.mutateAsync(field.value);
      if (!success) complain('Error de verificación', message || 'El código ingresado no es válido');
      else toast({ tone: 'success', title: '¡Verificación exitosa!', description: message });
    } catch (failure) {
      const generic = 'Ocurrió un error al verificar tu correo electrónico';
      complain('Error', generic, problemMessage(failure) ?? generic);
    }
  };
  return { field, submit };
}

function Resend() {
  const resend = useResendVerification();
  const { secondsToWait } = usePendingCode('email');
  const press = async () => {
    try {
      const { success, message } = await resend.mutateAsync();
      if (!success)
        toast({
          tone: 'danger',
          title: 'Error',
          description: message || 'No pudimos enviar un nuevo código',
        });
      else
        toast({
          tone: 'success',
          title: 'Código reenviado',
          description: 'Hemos enviado un nuevo código a tu correo electrónico',
        });
    } catch {
      toast({ tone: 'danger', title: 'Error', description: 'Ocurrió un error al reenviar el código' });
    }
  };
  return <ResendButton busy={resend.isPending} secondsToWait={secondsToWait} onPress={press} />;
}
