import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import { formatInvoiceNumber } from '../../terms.ts';
import { type InvoiceRow, useNoteInvoices } from '../api.ts';
import { texts } from './desk-texts.ts';
import { assignPasted, type PastedNumber } from './pasted-numbers.ts';

export function PasteDialog({
  isOpen,
  rows,
  lastSeries,
  close,
}: {
  isOpen: boolean;
  /** Receipts that wait for a number, newest first. */
  rows: readonly InvoiceRow[];
  lastSeries: string;
  close: () => void;
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => opens || close()}
      title={texts().pasteNumbers}
      size='normal'
    >
      {isOpen && <PasteForm rows={rows} lastSeries={lastSeries} close={close} />}
    </Dialog>
  );
}

function PasteForm({
  rows,
  lastSeries,
  close,
}: {
  rows: readonly InvoiceRow[];
  lastSeries: string;
  close: () => void;
}) {
  const [text, setText] = useState('');
  const [series, setSeries] = useState(lastSeries);
  const [isOldestFirst, setIsOldestFirst] = useState(true);
  const note = useNoteInvoices();
  const { assigned, surplus } = assignPasted(text, isOldestFirst ? rows.toReversed() : rows);
  const numbers = assigned.flatMap(({ row: { receiptId }, number, problem }) =>
    number === null || problem !== null ? [] : [{ receiptId, series, number }],
  );
  const refused = new Map(note.data?.refused.map(({ receiptId, message }) => [receiptId, message]));
  const change = (set: () => void) => {
    note.reset();
    set();
  };
  const send = () =>
    note.mutate(numbers, {
      onSuccess: (reply) => {
        const count = numbers.length - reply.refused.length;
        if (count > 0) toast({ tone: 'success', title: texts().numbersNoted(count) });
        if (reply.refused.length === 0) close();
      },
    });
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <div className='grid gap-4 sm:grid-cols-2'>
        <TextareaField
          label={texts().numbersByLine}
          hint={texts().numbersHint}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(() => setText(target.value))}
        />
        <div className='flex flex-col gap-4'>
          <SelectField
            label={texts().order}
            value={isOldestFirst ? 'old' : 'new'}
            onChange={({ target }) => change(() => setIsOldestFirst(target.value === 'old'))}
          >
            <option value='old'>{texts().oldestFirst}</option>
            <option value='new'>{texts().newestFirst}</option>
          </SelectField>
          <TextField
            label={texts().seriesOfAll}
            optional
            value={series}
            onChange={({ target }) => change(() => setSeries(target.value))}
          />
        </div>
      </div>
      {surplus > 0 && (
        <p role='status' className='font-[650] text-coral-700'>
          {texts().surplus(surplus)}
        </p>
      )}
      <Preview assigned={assigned} series={series} refused={refused} />
      {note.error && <FailureNotice {...failureMessages(note.error, { refused: texts().noneNoted })} />}
      <FormFooter back={close}>
        <Button
          size='small'
          disabled={numbers.length === 0}
          busy={note.isPending}
          busyLabel={texts().noting}
          onClick={send}
        >
          {texts().noteCount(numbers.length)}
        </Button>
      </FormFooter>
    </div>
  );
}

/** Which number each receipt gets, to be checked before anything is stored. */
const Preview = ({
  assigned,
  series,
  refused,
}: {
  assigned: readonly PastedNumber<InvoiceRow>[];
  series: string;
  refused: ReadonlyMap<number, string>;
}) => (
  <ul
    aria-label={texts().awaitingNumber}
    // Scrolls by itself, so the keyboard has to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
    tabIndex={0}
    className='max-h-72 overflow-y-auto rounded-card border border-line bg-card text-sm'
  >
    {assigned.map(({ row, number, problem }) => {
      const wrong = problem ?? refused.get(row.receiptId);
      return (
        <li
          key={row.receiptId}
          className='flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-3 py-1.5 last:border-b-0'
        >
          <span className='min-w-0 grow basis-0'>
            {[formatShortDate(row.issuedAt), row.receipt, row.payerName].filter(Boolean).join(' · ')}{' '}
            <span className='whitespace-nowrap tabular-nums'>{formatEurosExactly(row.cents)}</span>
          </span>
          <strong className='tabular-nums'>
            {number === null ? '—' : formatInvoiceNumber({ series: series.trim(), number })}
          </strong>
          {wrong && <span className='basis-full text-coral-700 text-xs'>{wrong}</span>}
        </li>
      );
    })}
  </ul>
);
