import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type Mark, type Passage, splitSentences } from '../../rules.ts';
import { type MarkReason, markReasonLabels, markReasons } from '../../terms.ts';
import { type Note, useMarkNote } from '../api.ts';
import { texts } from './texts.ts';

/** The author decides per sentence whether it is handed over, or why not (Ley 41/2002, art. 18.3). */
export function MarksForm({
  id,
  note,
  text,
  close,
}: {
  id: number;
  note: Note;
  text: string;
  close: () => void;
}) {
  const sentences = splitSentences(text);
  const [chosen, setChosen] = useState(() => sentences.map((one) => findMarkReason(one, note.marks)));
  const save = useMarkNote(id);
  const submit = () => {
    const marks = sentences.flatMap((one, index): Mark[] => {
      const why = chosen[index];
      return why === undefined ? [] : [{ ...one, why }];
    });
    void save
      .mutateAsync({ noteId: note.id, marks })
      .then(() => {
        close();
        toast({ tone: 'success', title: texts().saved, description: texts().savedHint });
      })
      // The form shows the error.
      .catch(() => undefined);
  };
  return (
    <Form
      className='flex flex-col gap-3'
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className='text-ink-soft text-sm'>{texts().marksHint}</p>
      {sentences.map((one, index) => (
        <SelectField
          key={one.from}
          label={<span className='font-normal'>{text.slice(one.from, one.to)}</span>}
          value={chosen[index] ?? ''}
          onChange={({ target }) =>
            setChosen((former) =>
              former.with(
                index,
                markReasons.find((each) => each === target.value),
              ),
            )
          }
        >
          <option value=''>{texts().handedOver}</option>
          {markReasons.map((why) => (
            <option key={why} value={why}>
              {texts().withheldBecause(markReasonLabels()[why].toLowerCase())}
            </option>
          ))}
        </SelectField>
      ))}
      {save.error && <FailureNotice {...failureMessages(save.error, { refused: texts().notSaved })} />}
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' size='small' busy={save.isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
        <Button size='small' variant='secondary' onClick={close}>
          {texts().back}
        </Button>
      </div>
    </Form>
  );
}

/** A sentence counts as marked if any part of it is. */
const findMarkReason = ({ from, to }: Passage, marks: readonly Mark[]): MarkReason | undefined =>
  marks.find((mark) => mark.from < to && mark.to > from)?.why;
