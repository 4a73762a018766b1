import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import { formatInvoiceNumber, formatInvoiceState } from '../../terms.ts';
import type { InvoiceRow } from '../api.ts';
import { texts } from './desk-texts.ts';
import { NumberForm } from './number-form.tsx';
import { RecipientForm } from './recipient-form.tsx';

const stateTones = {
  noted: 'confirmed',
  pending: 'pending',
  none: 'neutral',
} as const satisfies Record<InvoiceRow['state'], string>;

export function InvoiceLine({ row, lastSeries }: { row: InvoiceRow; lastSeries: string }) {
  const [task, setTask] = useState<'number' | 'recipient'>();
  const back = () => setTask(undefined);
  const { receipt, issuedAt, concept, cents, payerName, state, series, number, recipient, lacksData } = row;
  const text = number === null ? null : formatInvoiceNumber({ series: series ?? '', number });
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 gap-y-1 px-3'>
      <span className='min-w-52 grow basis-0'>
        {keepTogether(concept)}
        <span className='block text-ink-soft text-xs'>
          {[formatShortDate(issuedAt), texts().receipt(receipt), payerName].filter(Boolean).join(' · ')}
        </span>
        {recipient && (
          <span className='block text-xs'>
            {texts().recipient(
              [recipient.name, recipient.taxId, recipient.address].filter(Boolean).join(', '),
            )}
          </span>
        )}
        {lacksData && <span className='block text-coral-700 text-xs'>{formatMissingData(recipient)}</span>}
      </span>
      <span className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <span className='tabular-nums'>{formatEurosExactly(cents)}</span>
        <Badge tone={stateTones[state]}>{formatInvoiceState({ state, text })}</Badge>
      </span>
      {task === undefined && state !== 'none' && (
        <span className='-ml-4 flex flex-wrap max-lg:basis-full lg:-mr-4'>
          <Button size='small' variant='quiet' onClick={() => setTask('number')}>
            {number === null ? texts().noteNumber : texts().correctNumber}
            <span className='sr-only'> {texts().ofReceipt(receipt)}</span>
          </Button>
          <Button size='small' variant='quiet' onClick={() => setTask('recipient')}>
            {recipient ? texts().correctTaxId : texts().noteTaxId}
            <span className='sr-only'> {texts().ofReceipt(receipt)}</span>
          </Button>
        </span>
      )}
      {task === 'number' && <NumberForm row={row} lastSeries={lastSeries} back={back} />}
      {task === 'recipient' && <RecipientForm row={row} back={back} />}
    </li>
  );
}

/** Missing data, starting with the NIF, which invoicing programs require. */
function formatMissingData(recipient: InvoiceRow['recipient']): string {
  if (recipient === null) return texts().missingAll;
  if (recipient.taxId !== '') return texts().missingAddress;
  return recipient.address === '' ? texts().missingTaxIdAndAddress : texts().missingTaxId;
}
