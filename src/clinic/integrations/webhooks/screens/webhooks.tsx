import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { webhooksQuery } from '../api.ts';
import { EndpointRow } from './endpoint-row.tsx';
import { NewEndpointDialog } from './new-endpoint-dialog.tsx';

export function Webhooks() {
  const { data, isPending, isError, refetch } = useQuery(webhooksQuery);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <h2 className='text-h4'>Avisos a otros programas</h2>
      <p className='mt-1.5 max-w-text text-ink-soft'>
        Cuando se reserva, cambia, cancela o paga una cita, podemos avisar enseguida a otro programa. El aviso
        va firmado y no dice de quién es la cita ni por qué viene. Cómo se lee está en{' '}
        <a href='/api#webhooks' className='link'>
          la página de la API
        </a>
        .
      </p>
      {isError && data === undefined && (
        <LoadFailure title='No hemos podido ver los avisos' retry={() => void refetch()}>
          Se siguen mandando; solo ha fallado la conexión.
        </LoadFailure>
      )}
      {isPending && <Spinner label='Buscando a quién avisamos…' />}
      {data && data.endpoints.length === 0 && <p className='mt-4'>Ahora no avisamos a ninguno.</p>}
      {data && data.endpoints.length > 0 && (
        <ul className='mt-4 divide-y divide-line border-line border-y'>
          {data.endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      <Button size='small' variant='secondary' className='mt-4' onClick={() => setIsMaking(true)}>
        Avisar a un programa
      </Button>
      <NewEndpointDialog isOpen={isMaking} close={() => setIsMaking(false)} />
    </Card>
  );
}
