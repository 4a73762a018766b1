import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { receiptsQuery } from '../api.ts';
import { invoiceWords } from '../terms.ts';

type Paid = { reference: string; captureId?: never } | { captureId: string; reference?: never };

/**
 * Links to the receipts of what was paid under a reference, and of what went back of it; nothing where there are none.
 * Only for a signed-in person, whose own receipts they are.
 * @param paid what was paid for (its reference), or one payment (its capture)
 * @param className looks of the place where it stands
 */
export function ReceiptLink({ reference, captureId, className }: Paid & { className?: string }) {
  const { data = [] } = useQuery(receiptsQuery());
  return data
    .filter((receipt) => receipt.reference === reference || receipt.captureId === captureId)
    .sort((one, other) => one.id - other.id)
    .map(({ id, number, isRefund, invoice }) => (
      // Together, or the words would begin a row of their own beside nothing.
      <span key={id} className='inline-flex flex-wrap items-center gap-x-1'>
        <a href={`/api/receipts/${id}/pdf`} download className={className}>
          <FileText aria-hidden='true' className='size-5' />
          {isRefund ? 'Justificante de devolución (PDF)' : 'Justificante (PDF)'}
          <span className='sr-only'> {number}</span>
        </a>
        <span className='text-ink-soft text-xs'>{invoiceWords(invoice)}</span>
      </span>
    ));
}
