import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { deskFailureMessages } from '../../screens/desk-failure.ts';
import { useUndoPayment } from '../api.ts';
import { texts } from './texts.ts';

export function UndoForm({
  id,
  count = 1,
  back,
  onUndone,
}: {
  id: number;
  /** Payments of one act that are undone together. */
  count?: number;
  back: () => void;
  onUndone?: () => void;
}) {
  const [reason, setReason] = useState('');
  const undo = useUndoPayment();
  const { refusal, tellIfLost } = deskFailureMessages(texts().notUndone);
  const refused = refusal(undo.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form unmounts with the payment, so the toast hangs on the promise.
    undo.mutateAsync({ id, reason, all: count > 1 }).then(() => {
      toast(
        count > 1
          ? { tone: 'success', title: texts().allUndone, description: texts().dueAgainAll }
          : { tone: 'success', title: texts().undone, description: texts().dueAgain },
      );
      onUndone?.();
    }, tellIfLost);
  };
  return (
    <Form noValidate onSubmit={submit} className='flex basis-full flex-wrap items-end gap-3'>
      <TextField
        label={texts().whyUndone}
        autoFocus
        hint={count > 1 ? texts().undoAllHint(count) : texts().undoHint}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={fieldsOf(undo.error).reason}
        className='min-w-56 grow basis-full'
      />
      {refused && <FailureNotice className='basis-full' {...refused} />}
      <Button type='submit' size='small' variant='danger' busy={undo.isPending} busyLabel={texts().undoing}>
        {count > 1 ? texts().undoAll : texts().undo}
      </Button>
      <Button size='small' variant='quiet' onClick={back}>
        {texts().back}
      </Button>
    </Form>
  );
}
