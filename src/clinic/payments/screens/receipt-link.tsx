import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { receiptsQuery } from '../api.ts';
import { formatInvoiceState } from '../terms.ts';
import { texts } from './texts.ts';

type Paid = { reference: string; captureId?: never } | { captureId: string; reference?: never };

/**
 * Links to the user's own receipts of an item and of its refunds. Requires a session; empty if there are none.
 * @param paid reference of the item, or capture of one payment
 */
export function ReceiptLink({ reference, captureId, className }: Paid & { className?: string }) {
  const { data = [] } = useQuery(receiptsQuery());
  return data
    .filter((receipt) => receipt.reference === reference || receipt.captureId === captureId)
    .sort((one, other) => one.id - other.id)
    .map(({ id, number, isRefund, invoice }) => (
      // Kept together, so that the text does not wrap to a row of its own.
      <span key={id} className='inline-flex flex-wrap items-center gap-x-1'>
        <a href={`/api/receipts/${id}/pdf`} download className={className}>
          <FileText aria-hidden='true' className='size-5' />
          {isRefund ? texts().refundReceipt : texts().receipt}
          <span className='sr-only'> {number}</span>
        </a>
        <span className='text-ink-soft text-xs'>{formatInvoiceState(invoice)}</span>
      </span>
    ));
}
