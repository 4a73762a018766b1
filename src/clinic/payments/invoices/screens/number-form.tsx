import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type InvoiceRow, useNoteInvoice } from '../api.ts';
import { texts } from './desk-texts.ts';

export function NumberForm({
  row: { receiptId: id, series: formerSeries, number: former },
  lastSeries,
  back,
}: {
  row: InvoiceRow;
  lastSeries: string;
  back: () => void;
}) {
  const [series, setSeries] = useState(formerSeries ?? lastSeries);
  const [number, setNumber] = useState(former ?? '');
  const [reason, setReason] = useState('');
  const note = useNoteInvoice();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    note.mutateAsync({ id, series, number, ...(reason && { reason }) }).then(
      () => {
        toast({ tone: 'success', title: texts().numberNoted });
        back();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex basis-full flex-wrap items-end gap-3 pt-1 pb-2'>
      <TextField
        label={texts().series}
        optional
        value={series}
        onChange={({ target }) => setSeries(target.value)}
        className='w-32'
      />
      <TextField
        label={texts().number}
        autoFocus
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        className='w-36'
      />
      {former !== null && (
        <TextField
          label={texts().whyChanged}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className='min-w-56 grow'
        />
      )}
      <Button type='submit' size='small' busy={note.isPending} busyLabel={texts().noting}>
        {texts().note}
      </Button>
      <Button size='small' variant='quiet' onClick={back}>
        {texts().back}
      </Button>
      {note.error && (
        <FailureNotice
          className='basis-full'
          {...failureMessages(note.error, { refused: texts().notNoted })}
        />
      )}
    </Form>
  );
}
