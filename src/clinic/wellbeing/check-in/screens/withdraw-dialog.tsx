import { useState } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useWithdrawConsent } from '../api.ts';

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
        toast({ title: 'Todo borrado', description: 'No queda nada de lo que apuntaste.', tone: 'success' });
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
          Retirar mi permiso y borrarlo todo
        </Button>
      }
      title='¿Borrar todo lo apuntado?'
      description='Se borran ahora mismo todos tus días, tus frases y tus recomendaciones, también las guardadas. No se pueden recuperar. Tus favoritas se quedan.'
      actions={
        <>
          <Button variant='danger' busy={withdrawing.isPending} busyLabel='Borrando...' onClick={press}>
            Borrar todo
          </Button>
          <DialogClose>
            <Button variant='secondary' disabled={withdrawing.isPending}>
              Conservarlo
            </Button>
          </DialogClose>
        </>
      }
    >
      {withdrawing.isError && (
        <FailureNotice
          {...failureMessages(withdrawing.error, {
            refused: 'No se ha podido borrar',
            advice: 'Vuelve a intentarlo: borrar dos veces no estropea nada.',
          })}
        />
      )}
    </Dialog>
  );
}
