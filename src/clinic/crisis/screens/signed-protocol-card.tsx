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
import { texts } from './texts.ts';

export function SignedProtocolCard({
  signed,
  mayWithdraw,
}: {
  signed: SignedProtocol;
  mayWithdraw: boolean;
}) {
  return (
    <Card className='p-5'>
      <h2 className='text-h4'>{texts().inForce}</h2>
      <p className='mt-1 text-ink-soft text-sm'>
        {texts().signedBy(signed.signedBy, formatDate(signed.signedAt), formatTime(signed.signedAt))}
      </p>
      <dl className='mt-4 flex flex-col gap-4'>
        {protocolFields.map((name) => (
          <div key={name}>
            <dt className='font-[650]'>{texts().fields[name].label}</dt>
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
      () => toast({ tone: 'success', title: texts().withdrawn }),
      () => {},
    );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size='small' variant='secondary' className='mt-5 self-start'>
          {texts().withdrawOpener}
        </Button>
      }
      title={texts().withdrawQuestion}
      description={<p>{texts().withdrawDescription}</p>}
      actions={
        <>
          <Button
            variant='danger'
            busy={withdrawal.isPending}
            busyLabel={texts().withdrawing}
            onClick={withdraw}
          >
            {texts().withdraw}
          </Button>
          <Button variant='secondary' onClick={() => setIsOpen(false)}>
            {texts().back}
          </Button>
        </>
      }
    >
      {withdrawal.isError && (
        <Notice tone='danger' title={texts().failed} announce='assertive'>
          {problemMessage(withdrawal.error) ?? texts().withdrawingLost}
        </Notice>
      )}
    </Dialog>
  );
}
