import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { formerSecretHours, webhookTypeLabels } from '../../terms.ts';
import { useEndEndpoint, useRenewSecret, useSendTest, type WebhookEndpoint } from '../api.ts';
import { Deliveries } from './deliveries.tsx';
import { ShownSecret } from './shown-secret.tsx';

export function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, events, createdAt, createdBy, formerSecretUntil, failed } = endpoint;
  const { host } = new URL(url);
  return (
    <li className='dense-row'>
      <strong className='wrap-anywhere'>{host}</strong>
      <p className='wrap-anywhere text-ink-soft text-sm'>{url}</p>
      <p className='mt-1 text-sm'>{events.map((type) => webhookTypeLabels[type]).join(' · ')}</p>
      <p className='text-ink-soft text-xs'>
        Lo puso {createdBy} el {formatDate(createdAt)}
        {formerSecretUntil !== null &&
          ` · el secreto de antes vale hasta el ${formatDate(formerSecretUntil)} a las ${formatTime(formerSecretUntil)}`}
      </p>
      {failed > 0 && (
        <p className='mt-2 font-[650] text-coral-700 text-sm'>
          {failed === 1 ? 'Un aviso no ha llegado' : `${failed} avisos no han llegado`} y no se va a volver a
          intentar. Revisa el otro programa y envíalo otra vez.
        </p>
      )}
      <Deliveries deliveries={endpoint.deliveries} />
      <div className='mt-2 flex flex-wrap gap-x-4 gap-y-1 max-sm:-ml-4'>
        <SendTest id={id} host={host} />
        <RenewSecret id={id} host={host} />
        <RemoveEndpoint id={id} host={host} />
      </div>
    </li>
  );
}

type EndpointRef = { id: number; host: string };

function SendTest({ id, host }: EndpointRef) {
  const test = useSendTest();
  const press = () =>
    test.mutateAsync(id).then(
      () =>
        toast({ tone: 'success', title: 'Prueba en camino', description: 'Enseguida verás si ha llegado.' }),
      (error) => toast({ tone: 'danger', ...failureMessages(error, { refused: 'No se ha enviado' }) }),
    );
  return (
    <Button
      size='small'
      variant='quiet'
      busy={test.isPending}
      busyLabel='Enviando...'
      aria-label={`Enviar una prueba a ${host}`}
      onClick={press}
    >
      Enviar una prueba
    </Button>
  );
}

function RenewSecret({ id, host }: EndpointRef) {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const renew = useRenewSecret();
  const leave = () => {
    setIsOpen(false);
    setSecret(undefined);
  };
  const press = () =>
    renew.mutateAsync(id).then(
      ({ secret }) => setSecret(secret),
      (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, {
            refused: 'No hay otro secreto',
            lost: 'No sabemos si hay otro secreto',
          }),
        }),
    );
  return (
    <>
      <Button
        size='small'
        variant='quiet'
        aria-label={`Cambiar el secreto de ${host}`}
        onClick={() => setIsOpen(true)}
      >
        Cambiar el secreto
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(opens) => opens || leave()}
        title={secret === undefined ? 'Cambiar el secreto' : 'Guarda el secreto ahora'}
        actions={
          secret === undefined && (
            <Button size='small' busy={renew.isPending} busyLabel='Cambiando...' onClick={press}>
              Crear otro secreto
            </Button>
          )
        }
      >
        {secret === undefined ? (
          <p>
            Durante {formerSecretHours} horas valen los dos secretos. Pon el nuevo en el otro programa antes
            de que acaben.
          </p>
        ) : (
          <ShownSecret secret={secret} leave={leave} />
        )}
      </Dialog>
    </>
  );
}

function RemoveEndpoint({ id, host }: EndpointRef) {
  const [isSure, setIsSure] = useState(false);
  const end = useEndEndpoint();
  const press = () =>
    end.mutateAsync(id).then(
      () => toast({ tone: 'success', title: 'Retirado', description: `Ya no avisamos a ${host}.` }),
      (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: 'No se ha retirado', lost: 'No sabemos si se ha retirado' }),
        }),
    );
  return isSure ? (
    <Button size='small' variant='danger' busy={end.isPending} busyLabel='Retirando...' onClick={press}>
      Sí, dejar de avisar
    </Button>
  ) : (
    <Button
      size='small'
      variant='quiet'
      aria-label={`Dejar de avisar a ${host}`}
      onClick={() => setIsSure(true)}
    >
      Dejar de avisar
    </Button>
  );
}
