import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { webhooksQuery } from '../api.ts';
import { EndpointRow } from './endpoint-row.tsx';
import { NewEndpointDialog } from './new-endpoint-dialog.tsx';

export function Webhooks() {
  const { data, isPending, isError, refetch } = useQuery(webhooksQuery);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <WithHelp
        about='Avisos a otros programas'
        help={
          <>
            Cuando una cita se reserva, cambia, cancela o paga, otro programa recibe un aviso. El aviso va
            firmado y no contiene el nombre de la persona ni el motivo. Quien lo instala encuentra las
            instrucciones en{' '}
            <a href='/api#webhooks' className='link'>
              la página de la API
            </a>
            .
          </>
        }
      >
        <h2 className='text-h4'>Avisos a otros programas</h2>
      </WithHelp>
      {isError && data === undefined && (
        <LoadFailure title='No hemos podido ver los avisos' retry={() => void refetch()}>
          Los avisos se siguen enviando. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      {isPending && <LoadingRows rows={2} label='Abriendo los avisos…' />}
      {data && data.endpoints.length === 0 && (
        <EmptyText className='mt-2'>No hay ningún aviso configurado.</EmptyText>
      )}
      {data && data.endpoints.length > 0 && (
        <ul className='mt-4 divide-y divide-line border-line border-y'>
          {data.endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      <Button size='small' variant='secondary' className='mt-4' onClick={() => setIsMaking(true)}>
        Añadir un aviso
      </Button>
      <NewEndpointDialog isOpen={isMaking} close={() => setIsMaking(false)} />
    </Card>
  );
}
