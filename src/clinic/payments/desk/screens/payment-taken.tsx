import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { joinList } from '#platform/text/lists.ts';
import type { TakenPayment } from '../api.ts';
import { texts } from './texts.ts';
import { UndoForm } from './undo-form.tsx';
import { formatParts } from './use-payment-parts.tsx';

/** Outcome of one act at the desk: its receipts, and the button that undoes it. */
export function PaymentTaken({
  payments,
  emails,
  close,
  children,
}: {
  payments: readonly TakenPayment[];
  /** Addresses to which the receipts are sent. */
  emails: readonly string[];
  close: () => void;
  children?: ReactNode;
}) {
  const [isUndoing, setIsUndoing] = useState(false);
  const parts = payments.flatMap(({ others, ...last }) => [...others, last]);
  const [first] = parts;
  const areSeveral = parts.length > 1;
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <Notice
        tone='success'
        announce='assertive'
        title={
          payments.length > 1
            ? texts().takenForSeveral(payments.length, formatParts(parts))
            : texts().taken(formatParts(parts))
        }
      >
        {texts().receipts(parts.length, joinList(parts.map(({ number }) => number)))}
        {emails.length > 0 && ` ${texts().onTheirWay(parts.length, joinList(emails))}`}
      </Notice>
      {isUndoing && first ? (
        <UndoForm
          id={first.receiptId}
          count={payments.length}
          back={() => setIsUndoing(false)}
          onUndone={close}
        />
      ) : (
        <>
          {children}
          {areSeveral && (
            <ul aria-label={texts().print} className='grid gap-2 sm:grid-cols-2'>
              {parts.map((part) => (
                <li key={part.receiptId} className='flex *:grow'>
                  <PrintButton receiptId={part.receiptId}>
                    <span className='sr-only'>{texts().printReceipt} </span>
                    {part.number} · {formatParts([part])}
                  </PrintButton>
                </li>
              ))}
            </ul>
          )}
          <div className='flex flex-col gap-3 sm:flex-row-reverse'>
            <Button size='small' onClick={close}>
              {texts().close}
            </Button>
            {first && !areSeveral && (
              <PrintButton receiptId={first.receiptId}>{texts().printReceipt}</PrintButton>
            )}
            <Button size='small' variant='quiet' onClick={() => setIsUndoing(true)}>
              {texts().mistake}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const PrintButton = ({ receiptId, children }: { receiptId: number; children: ReactNode }) => (
  <Button asChild size='small' variant='secondary'>
    <a href={`/api/staff/receipts/${receiptId}/pdf`} target='_blank' rel='noreferrer'>
      <Printer aria-hidden='true' className='size-4 shrink-0' />
      <span>{children}</span>
    </a>
  </Button>
);
