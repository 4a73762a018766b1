import { useState } from 'react';
import { Dialog } from '#design/dialogs/dialog.tsx';
import type { ItemAtDesk } from '../api.ts';
import { TakePayment } from './take-payment.tsx';

/** A press to take money, and the window in which it is taken. It stays when what it was for is paid by it. */
export function TakePaymentButton({
  item,
  label,
  whom,
  isDue,
  className,
}: {
  item: ItemAtDesk;
  label: string;
  /** From whom, for whoever hears the page. */
  whom: string;
  isDue: boolean;
  className?: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isDue && !isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      {isDue && (
        <button
          type='button'
          className={className}
          aria-label={`${label}: ${whom}`}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={`Cobrar a ${whom}`} size='normal'>
        {isOpen && <TakePayment item={item} close={close} />}
      </Dialog>
    </>
  );
}
