import { supportsPasskeys } from '#clinic/accounts/passkeys/api.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { useProvePasskey } from '../api.ts';

/** An alternative to the code for users with a passkey. */
export function ProveByPasskey() {
  const { mutate, error, isPending } = useProvePasskey();
  if (!supportsPasskeys()) return null;
  return (
    <Card className='mt-6'>
      <p>Con tu llave de acceso no hace falta ningún código.</p>
      <div className='mt-4'>
        <Button busy={isPending} busyLabel='Esperando tu llave…' onClick={() => mutate()}>
          Usar mi llave de acceso
        </Button>
      </div>
      {error && (
        <Notice tone='danger' announce='assertive' className='mt-4'>
          {problemMessage(error) ?? 'No se ha podido usar la llave. Vuelve a probar, o escribe un código.'}
        </Notice>
      )}
    </Card>
  );
}
