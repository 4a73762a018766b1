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
      <p>{email === null ? 'Se te envía uno.' : `Se envía uno a ${email}.`}</p>
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
