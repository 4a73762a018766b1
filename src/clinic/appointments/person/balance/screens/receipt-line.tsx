import { FileText } from 'lucide-react';
import { useState } from 'react';
import { ReturnForm } from '#clinic/payments/desk/screens/return-form.tsx';
import { UndoForm } from '#clinic/payments/desk/screens/undo-form.tsx';
import { formatInvoiceState, methodNames } from '#clinic/payments/terms.ts';
import { Button } from '#design/button.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import type { Balance } from '../api.ts';
import { texts } from './texts.ts';

type Receipt = Balance['receipts'][number];

export function ReceiptLine({ patientId, receipt }: { patientId: number; receipt: Receipt }) {
  const [task, setTask] = useState<'undo' | 'return'>();
  const { id, number, concept, cents, method, payerName, issuedAt, invoice, isPlan, mayUndo, mayReturn } =
    receipt;
  const back = () => setTask(undefined);
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
      <span className='min-w-48 grow'>
        {keepTogether(concept)}
        <span className='block text-ink-soft text-xs'>
          {[
            formatShortDate(issuedAt),
            method === 'wallet' ? texts().receipt.online : methodNames()[method].name,
            payerName,
            formatInvoiceState(invoice),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className='tabular-nums'>{formatEurosExactly(cents)}</span>
      <a
        href={`/api/staff/people/${patientId}/receipts/${id}/pdf`}
        download
        className='link inline-flex min-h-11 items-center gap-1 text-xs pointer-fine:min-h-8'
      >
        <FileText aria-hidden='true' className='size-4' />
        {'PDF'}
        <span className='sr-only'>{texts().receipt.ofReceipt(number)}</span>
      </a>
      {task === undefined && (mayUndo || mayReturn) && (
        <span className='-ml-4 flex flex-wrap max-sm:basis-full sm:-mr-4'>
          {mayUndo && (
            <Button size='small' variant='quiet' onClick={() => setTask('undo')}>
              {texts().receipt.undo}
              <span className='sr-only'>{texts().receipt.thePayment(number)}</span>
            </Button>
          )}
          {mayReturn && (
            <Button size='small' variant='quiet' onClick={() => setTask('return')}>
              {texts().receipt.return}
              <span className='sr-only'>{texts().receipt.thePayment(number)}</span>
            </Button>
          )}
        </span>
      )}
      {task === 'undo' && mayUndo && <UndoForm id={id} back={back} />}
      {task === 'return' && <ReturnForm id={id} cents={cents} method={method} isPlan={isPlan} back={back} />}
    </li>
  );
}
