import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { useSendTestMail } from '../api.ts';
import { FormError } from '../catalogue/screens/form-errors.tsx';

export function TestMail() {
  const session = useSession();
  const sending = useSendTestMail();
  const email = session.state === 'signed-in' ? session.user.email : null;
  return (
    <div className='flex max-w-text flex-col items-start gap-4'>
      <p>
        Te enviamos uno{email !== null && ` a ${email}`}. Mira también que no haya llegado al correo no
        deseado.
      </p>
      <FormError error={sending.error} />
      <Button
        size='small'
        busy={sending.isPending}
        busyLabel='Enviando...'
        onClick={() => sending.mutate(undefined)}
      >
        Enviar un correo de prueba
      </Button>
    </div>
  );
}
