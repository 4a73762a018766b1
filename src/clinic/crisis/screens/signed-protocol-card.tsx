import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { problemMessage } from '#platform/api/client.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { useWithdrawProtocol } from '../api.ts';
import type { SignedProtocol } from '../contract.ts';
import { protocolFields } from './protocol-fields.ts';

export function SignedProtocolCard({
  signed,
  mayWithdraw,
}: {
  signed: SignedProtocol;
  mayWithdraw: boolean;
}) {
  return (
    <Card className='p-5'>
      <h2 className='text-h4'>Protocolo vigente</h2>
      <p className='mt-1 text-ink-soft text-sm'>
        Firmado por {signed.signedBy} el {formatDate(signed.signedAt)}{' '}
        {`a las\u00a0${formatTime(signed.signedAt)}`}.
      </p>
      <dl className='mt-4 flex flex-col gap-4'>
        {protocolFields.map(({ name, label }) => (
          <div key={name}>
            <dt className='font-[650]'>{label}</dt>
            <dd className='mt-1 max-w-text whitespace-pre-line'>{signed[name]}</dd>
          </div>
        ))}
      </dl>
      {mayWithdraw && <WithdrawButton />}
    </Card>
  );
}

function WithdrawButton() {
  const [isOpen, setIsOpen] = useState(false);
  const withdrawal = useWithdrawProtocol();
  const withdraw = () =>
    // This component unmounts with the protocol, so the toast hangs on the promise.
    withdrawal.mutateAsync().then(
      () => toast({ tone: 'success', title: 'Protocolo retirado' }),
      () => {},
    );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size='small' variant='secondary' className='mt-5 self-start'>
          Retirar…
        </Button>
      }
      title='¿Retirar el protocolo?'
      description={
        <p>
          El chat y la evaluación se cierran ya, también para quien los tiene en su plan: podrá leer lo que
          hay. Los planes dejan de anunciarlos.
        </p>
      }
      actions={
        <>
          <Button variant='danger' busy={withdrawal.isPending} busyLabel='Retirando...' onClick={withdraw}>
            Retirar el protocolo
          </Button>
          <Button variant='secondary' onClick={() => setIsOpen(false)}>
            Volver
          </Button>
        </>
      }
    >
      {withdrawal.isError && (
        <Notice tone='danger' title='Algo ha fallado' announce='assertive'>
          {problemMessage(withdrawal.error) ??
            'No sabemos si ha llegado. Al cerrar esto verás si sigue firmado.'}
        </Notice>
      )}
    </Dialog>
  );
}
