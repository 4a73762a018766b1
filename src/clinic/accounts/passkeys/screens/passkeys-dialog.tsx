import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Spinner } from '#design/spinner.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import { passkeysQuery, supportsPasskeys, useRemovePasskey } from '../api.ts';
import type { Passkey } from '../contract.ts';
import { maxPasskeys } from '../terms.ts';
import { PasskeyForm } from './passkey-form.tsx';

export function PasskeysDialog({ close }: { close: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery());
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title='Tus llaves de acceso'
      description='La huella, la cara o el PIN de tu dispositivo, o una llave física, en lugar del código del móvil. Los códigos siguen valiendo.'
    >
      {data && (
        <>
          {data.length > 0 && (
            <ul aria-label='Llaves de acceso' className='mb-5 divide-y divide-line border-line border-y'>
              {data.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          <AddPasskey count={data.length} />
        </>
      )}
      {!data && isError && (
        <LoadFailure
          title='No hemos podido cargar tus llaves'
          isBusy={isFetching}
          retry={() => void refetch()}
        >
          Siguen como estaban. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      {!data && !isError && <Spinner label='Cargando tus llaves…' />}
    </Dialog>
  );
}

function AddPasskey({ count }: { count: number }) {
  if (!supportsPasskeys()) return <Notice tone='info'>Este navegador no puede usar llaves de acceso.</Notice>;
  if (count < maxPasskeys) return <PasskeyForm isFirst={count === 0} />;
  return <p className='text-ink-soft'>Ya tienes {maxPasskeys}. Para añadir otra, quita una.</p>;
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync: remove, isPending } = useRemovePasskey();
  const take = () =>
    remove(id).then(
      () => toast({ tone: 'success', title: `Llave quitada: ${name}` }),
      (error: unknown) =>
        toast({
          tone: 'danger',
          title: 'No sabemos si se ha quitado',
          description: problemMessage(error) ?? 'Si sigue en la lista, inténtalo de nuevo.',
        }),
    );
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 gap-y-1'>
      <p className='min-w-0 grow leading-tight'>
        <strong className='wrap-anywhere block'>{name}</strong>
        <span className='text-ink-soft text-sm'>
          Añadida el {formatShortDate(createdAt)}
          {lastUsedAt ? `; usada el ${formatShortDate(lastUsedAt)}` : '; sin usar todavía'}
        </span>
      </p>
      {isAsked ? (
        <>
          <Button size='small' variant='danger' busy={isPending} busyLabel='Quitando…' onClick={take}>
            Sí, quitarla
          </Button>
          <Button size='small' variant='quiet' onClick={() => setAsked(false)}>
            Volver
          </Button>
        </>
      ) : (
        <Button size='small' variant='quiet' aria-label={`Quitar: ${name}`} onClick={() => setAsked(true)}>
          Quitar
        </Button>
      )}
    </li>
  );
}
