import { Dialog } from '#design/dialogs/dialog.tsx';
import type { ItemAtDesk } from '../api.ts';
import { TakePayment } from './take-payment.tsx';

/** Payment dialog. Separate from its button, because a day's list has many buttons and opens few dialogs. */
export function TakePaymentDialog({
  item,
  whom,
  isOpen,
  setIsOpen,
}: {
  item: ItemAtDesk;
  whom: string;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={`Cobrar a ${whom}`} size='normal'>
      {isOpen && <TakePayment item={item} close={() => setIsOpen(false)} />}
    </Dialog>
  );
}
