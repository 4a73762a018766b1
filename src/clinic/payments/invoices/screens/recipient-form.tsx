import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type InvoiceRow, useNoteRecipient } from '../api.ts';
import { texts } from './desk-texts.ts';
import { useRecipient } from './use-recipient.tsx';

export function RecipientForm({
  row: { receiptId: id, recipient },
  back,
}: {
  row: InvoiceRow;
  back: () => void;
}) {
  const { fields, read } = useRecipient(recipient);
  const note = useNoteRecipient();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = read();
    if (said === undefined) return;
    note.mutateAsync({ id, recipient: said }).then(
      () => {
        toast({ tone: 'success', title: texts().dataNoted });
        back();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='basis-full pt-1 pb-2'>
      <div className='flex max-w-md flex-col gap-3'>
        {fields}
        {note.error && <FailureNotice {...failureMessages(note.error, { refused: texts().noneNoted })} />}
        <div className='flex flex-wrap gap-3'>
          <Button type='submit' size='small' busy={note.isPending} busyLabel={texts().noting}>
            {texts().note}
          </Button>
          <Button size='small' variant='quiet' onClick={back}>
            {texts().back}
          </Button>
        </div>
      </div>
    </Form>
  );
}
