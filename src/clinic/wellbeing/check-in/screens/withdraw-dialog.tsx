import { useState } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useWithdrawConsent } from '../api.ts';
import { texts } from './texts.ts';

/** Withdraws consent after confirmation and deletes all data. */
export function WithdrawCheckInDialog({ onSend }: { onSend: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const withdrawing = useWithdrawConsent();
  useSignOutOnExpiry(withdrawing.error);
  const press = () => {
    onSend();
    withdrawing.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast({
          title: texts().withdrawal.done,
          description: texts().withdrawal.nothingLeft,
          tone: 'success',
        });
      },
    });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      dismissible={!withdrawing.isPending}
      size='small'
      trigger={
        <Button variant='quiet' size='small' className='px-3! text-coral-700! -ml-3'>
          {texts().withdrawal.open}
        </Button>
      }
      title={texts().withdrawal.question}
      description={texts().withdrawal.consequence}
      actions={
        <>
          <Button
            variant='danger'
            busy={withdrawing.isPending}
            busyLabel={texts().withdrawal.busy}
            onClick={press}
          >
            {texts().withdrawal.confirm}
          </Button>
          <DialogClose>
            <Button variant='secondary' disabled={withdrawing.isPending}>
              {texts().withdrawal.keep}
            </Button>
          </DialogClose>
        </>
      }
    >
      {withdrawing.isError && (
        <FailureNotice
          {...failureMessages(withdrawing.error, {
            refused: texts().withdrawal.failed,
            advice: texts().withdrawal.retry,
          })}
        />
      )}
    </Dialog>
  );
}
