import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { WithHelp } from '#design/with-help.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { type ApiKey, keysQuery, useEndKey } from '../api.ts';
import { scopeLabels } from '../terms.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

export function Programs() {
  const { data, isPending, isError, refetch } = useQuery(keysQuery);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <WithHelp
        about='Claves de acceso'
        help={
          <>
            Con una clave, otro programa (centralita, calendario, contabilidad) puede leer o escribir en este.
            Cada clave da acceso solo a lo que elijas. Quien la instala encuentra las instrucciones en{' '}
            <a href='/api' className='link'>
              la página de la API
            </a>
            .
          </>
        }
      >
        <h2 className='text-h4'>Claves de acceso</h2>
      </WithHelp>
      {isError && data === undefined && (
        <LoadFailure title='No hemos podido ver las claves' retry={() => void refetch()}>
          Siguen valiendo. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      {isPending && <LoadingRows rows={2} label='Abriendo las claves…' />}
      {data && data.keys.length === 0 && <EmptyText className='mt-2'>No hay ninguna clave.</EmptyText>}
      {data && data.keys.length > 0 && (
        <ul className='mt-4 divide-y divide-line border-line border-y'>
          {data.keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <Button size='small' variant='secondary' className='mt-4' onClick={() => setIsMaking(true)}>
        Crear una clave
      </Button>
      <NewKeyDialog isOpen={isMaking} close={() => setIsMaking(false)} />
    </Card>
  );
}

function KeyRow({ apiKey: { id, name, scopes, createdAt, createdBy, lastUsedAt } }: { apiKey: ApiKey }) {
  const [isSure, setIsSure] = useState(false);
  const end = useEndKey();
  const press = () =>
    end.mutateAsync(id).then(
      () => toast({ tone: 'success', title: 'Clave retirada', description: `${name} ya no tiene acceso.` }),
      (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: 'No se ha retirado', lost: 'No sabemos si se ha retirado' }),
        }),
    );
  return (
    <li className='dense-row flex flex-wrap items-center justify-between gap-3'>
      <div className='min-w-0'>
        <strong className='wrap-anywhere'>{name}</strong>
        <p className='text-sm'>{scopes.map((scope) => scopeLabels[scope].label).join(' · ')}</p>
        <p className='text-ink-soft text-xs'>
          Creada por {createdBy} el {formatDate(createdAt)} ·{' '}
          {lastUsedAt === null
            ? 'todavía no se ha usado'
            : `se usó por última vez el ${formatDate(lastUsedAt)}`}
        </p>
      </div>
      {isSure ? (
        <Button size='small' variant='danger' busy={end.isPending} busyLabel='Retirando...' onClick={press}>
          Sí, retirarla
        </Button>
      ) : (
        <Button
          size='small'
          variant='quiet'
          className='max-sm:-ml-4'
          aria-label={`Retirar la clave de ${name}`}
          onClick={() => setIsSure(true)}
        >
          Retirar
        </Button>
      )}
    </li>
  );
}
