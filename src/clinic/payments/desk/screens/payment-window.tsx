import { Dialog } from '#design/dialogs/dialog.tsx';
import type { ItemAtDesk } from '../api.ts';
import { TakePayment } from './take-payment.tsx';

/** The window in which money is taken. Apart from its button: a day's list has many of those, and opens few. */
export function PaymentWindow({
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
