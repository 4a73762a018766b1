import { useRef, useState } from 'react';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import type { ItemAtDesk } from '../api.ts';
import { buttonTexts } from './button-texts.ts';
import type { BySession } from './take-payment.tsx';

const loadDialog = async () => (await import('./take-payment-dialog.tsx')).TakePaymentDialog;

export function TakePaymentButton({
  item,
  label,
  whom,
  isDue,
  bySession,
  className,
}: {
  item: ItemAtDesk;
  label: string;
  /** Name of the payer for screen readers. */
  whom: string;
  isDue: boolean;
  bySession?: BySession | undefined;
  className?: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { part: PaymentWindow, isFailed, ask } = useLazyPart(loadDialog);
  const button = useRef<HTMLButtonElement>(null);
  if (!isDue && !isOpen) return null;
  const open = () => {
    ask();
    setIsOpen(true);
  };
  return (
    <>
      {isDue && (
        <button
          ref={button}
          type='button'
          className={className}
          aria-label={`${label}: ${whom}`}
          aria-haspopup='dialog'
          onPointerEnter={ask}
          onFocus={ask}
          onClick={open}
        >
          {label}
        </button>
      )}
      {PaymentWindow && (
        <FocusReturnContext value={button}>
          <PaymentWindow
            item={item}
            whom={whom}
            bySession={bySession}
            isOpen={isOpen}
            setIsOpen={setIsOpen}
          />
        </FocusReturnContext>
      )}
      {isFailed && isOpen && (
        <span role='alert' className='self-center text-coral-700 text-xs'>
          {buttonTexts().notOpened}
        </span>
      )}
    </>
  );
}
