import { Dialog } from '#design/dialogs/dialog.tsx';
import type { ItemAtDesk } from '../api.ts';
import { type BySession, TakePayment } from './take-payment.tsx';
import { texts } from './texts.ts';

/** Payment dialog. Separate from its button, because a day's list has many buttons and opens few dialogs. */
export function TakePaymentDialog({
  item,
  whom,
  bySession,
  isOpen,
  setIsOpen,
}: {
  item: ItemAtDesk;
  whom: string;
  bySession?: BySession | undefined;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={texts().title(whom)} size='normal'>
      {isOpen && <TakePayment item={item} bySession={bySession} close={() => setIsOpen(false)} />}
    </Dialog>
  );
}
