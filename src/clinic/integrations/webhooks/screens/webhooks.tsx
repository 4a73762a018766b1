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
import { texts } from './texts.ts';

export function Webhooks() {
  const { data, isPending, isError, refetch } = useQuery(webhooksQuery);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <WithHelp
        about={texts().title}
        help={texts().help((page) => (
          <a href='/api#webhooks' className='link'>
            {page}
          </a>
        ))}
      >
        <h2 className='text-h4'>{texts().title}</h2>
      </WithHelp>
      {isError && data === undefined && (
        <LoadFailure title={texts().notLoaded} retry={() => void refetch()}>
          {texts().stillSent}
        </LoadFailure>
      )}
      {isPending && <LoadingRows rows={2} label={texts().opening} />}
      {data && data.endpoints.length === 0 && <EmptyText className='mt-2'>{texts().none}</EmptyText>}
      {data && data.endpoints.length > 0 && (
        <ul className='mt-4 divide-y divide-line border-line border-y'>
          {data.endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      <Button size='small' variant='secondary' className='mt-4' onClick={() => setIsMaking(true)}>
        {texts().addOne}
      </Button>
      <NewEndpointDialog isOpen={isMaking} close={() => setIsMaking(false)} />
    </Card>
  );
}
