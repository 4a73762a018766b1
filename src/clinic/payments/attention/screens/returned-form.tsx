import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { MethodField } from '../../desk/screens/method-field.tsx';
import type { DeskMethod } from '../../references.ts';
import { deskFailureMessages } from '../../screens/desk-failure.ts';
import { useNoteReturned } from '../api.ts';
import { texts } from './texts.ts';

export function ReturnedForm({ id }: { id: number }) {
  const [how, setHow] = useState('');
  const [method, setMethod] = useState<DeskMethod>('transfer');
  const note = useNoteReturned();
  const { refusal, tellIfLost } = deskFailureMessages(texts().notNoted);
  const refused = refusal(note.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form unmounts with the matter, so the toast hangs on the promise.
    note
      .mutateAsync({ id, how, method })
      .then(() => toast({ tone: 'success', title: texts().noted }), tellIfLost);
  };
  return (
    <Form noValidate onSubmit={submit} className='mt-2 flex flex-wrap items-end gap-3'>
      <MethodField label={texts().method} value={method} onChoose={setMethod} />
      <TextField
        label={texts().how}
        value={how}
        onChange={({ target }) => setHow(target.value)}
        error={fieldsOf(note.error).how}
        className='min-w-64 grow'
      />
      {refused && <FailureNotice className='basis-full' {...refused} />}
      <Button type='submit' size='small' variant='secondary' busy={note.isPending} busyLabel={texts().noting}>
        {texts().returnedOtherwise}
      </Button>
    </Form>
  );
}
