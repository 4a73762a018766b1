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
import { texts } from './texts.ts';

export function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, events, createdAt, createdBy, formerSecretUntil, failed } = endpoint;
  const { host } = new URL(url);
  return (
    <li className='dense-row'>
      <strong className='wrap-anywhere'>{host}</strong>
      <p className='wrap-anywhere text-ink-soft text-sm'>{url}</p>
      <p className='mt-1 text-sm'>{events.map((type) => webhookTypeLabels()[type]).join(' · ')}</p>
      <p className='text-ink-soft text-xs'>
        {texts().addedBy(createdBy, formatDate(createdAt))}
        {formerSecretUntil !== null &&
          ` · ${texts().formerSecretUntil(formatDate(formerSecretUntil), formatTime(formerSecretUntil))}`}
      </p>
      {failed > 0 && <p className='mt-2 font-[650] text-coral-700 text-sm'>{texts().failed(failed)}</p>}
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
      () => toast({ tone: 'success', title: texts().testOnItsWay, description: texts().soonArrived }),
      (error) => toast({ tone: 'danger', ...failureMessages(error, { refused: texts().notSent }) }),
    );
  return (
    <Button
      size='small'
      variant='quiet'
      busy={test.isPending}
      busyLabel={texts().sending}
      aria-label={texts().sendTestTo(host)}
      onClick={press}
    >
      {texts().sendTest}
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
            refused: texts().noNewSecret,
            lost: texts().newSecretLost,
          }),
        }),
    );
  return (
    <>
      <Button
        size='small'
        variant='quiet'
        aria-label={texts().changeSecretOf(host)}
        onClick={() => setIsOpen(true)}
      >
        {texts().changeSecret}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(opens) => opens || leave()}
        title={secret === undefined ? texts().changeSecret : texts().saveSecretNow}
        actions={
          secret === undefined && (
            <Button size='small' busy={renew.isPending} busyLabel={texts().changing} onClick={press}>
              {texts().createSecret}
            </Button>
          )
        }
      >
        {secret === undefined ? (
          <p>{texts().bothValid(formerSecretHours)}</p>
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
      () => toast({ tone: 'success', title: texts().removed, description: texts().endedFor(host) }),
      (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().notRemoved, lost: texts().removalLost }),
        }),
    );
  return isSure ? (
    <Button size='small' variant='danger' busy={end.isPending} busyLabel={texts().removing} onClick={press}>
      {texts().confirmRemoval}
    </Button>
  ) : (
    <Button size='small' variant='quiet' aria-label={texts().removeOf(host)} onClick={() => setIsSure(true)}>
      {texts().remove}
    </Button>
  );
}
