import { type FormEvent, useState } from 'react';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { presentNow } from '#platform/browser/clock.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { useRecordPaperSignature } from '../api.ts';
import type { SignatureRequest } from './send-link.tsx';
import { texts } from './texts.ts';
import { useScanFiles } from './use-scan-files.tsx';

export function PaperForm({ id, wish, close }: { id: number; wish: SignatureRequest; close: () => void }) {
  const [typed, setTyped] = useState({ name: '', signedOn: '', seenBy: '', place: '' });
  const note = useRecordPaperSignature(id);
  const fields = fieldsOf(note.error);
  const paper = useScanFiles({ error: fields?.files, optional: true });
  const { files, isComplete } = paper;
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: fields?.[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    note.mutateAsync({ ...wish, ...typed, files }).then(
      () => {
        toast({ tone: 'success', title: texts().paperNoted });
        close();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='contents'>
      <TextField label={texts().nameOnPaper} autoComplete='off' {...field('name')} />
      <div className='grid gap-4 sm:grid-cols-2'>
        <DateField
          label={texts().signatureDay}
          max={wallTimeOf(presentNow()).day}
          value={typed.signedOn}
          error={fields?.signedOn}
          onChange={(signedOn) => change({ signedOn })}
        />
        <TextField label={texts().witness} autoComplete='off' {...field('seenBy')} />
      </div>
      <TextField label={texts().place} hint={texts().placeHint} autoComplete='off' {...field('place')} />
      {paper.field}
      {note.error && fields === undefined && <SaveFailure error={note.error} />}
      <FormFooter>
        <Button
          type='submit'
          size='small'
          // Saving before the chosen file is read would store the signature without its scan.
          disabled={wish.textIds.length === 0 || !isComplete}
          busy={note.isPending}
          busyLabel={texts().saving}
        >
          {texts().noteSignature}
        </Button>
      </FormFooter>
    </Form>
  );
}
