import { useState } from 'react';
import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { TextareaField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { useWriteNote } from '../api.ts';
import { type NoteTemplate, useNoteTemplate } from './use-note-template.ts';

type Props = {
  id: number;
  today: Day;
  written: () => void;
  begin: NoteTemplate | undefined;
  begun: () => void;
};

/** Form for a session note. Notes are immutable; additions are new notes. */
export function WriteNote({ id, today, written, begin, begun }: Props) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) begun();
  };
  return (
    <Dialog
      open={isOpen || begin !== undefined}
      onOpenChange={change}
      title='Nota de sesión'
      description='Se guarda cifrada y no se puede cambiar. Si la persona pide su historia, se entrega lo que no reserves.'
      trigger={
        <Button size='small' variant='quiet'>
          Escribir una
        </Button>
      }
    >
      <NoteForm
        id={id}
        today={today}
        begin={begin}
        written={() => {
          change(false);
          written();
        }}
      />
    </Dialog>
  );
}

function NoteForm({ id, today, written, begin }: Omit<Props, 'begun'>) {
  const place = `note-${id}`;
  const draft = useDraft(place, { sessionOn: today, text: '' });
  const { words: typed, change, wasLeft, clear } = draft;
  useNoteTemplate(begin, draft);
  const forget = useDiscardDraft();
  const write = useWriteNote(id);
  const fields = fieldsOf(write.error);
  const submit = () =>
    write.mutate(typed, {
      onSuccess: () => {
        forget(place);
        written();
      },
    });
  return (
    <Form
      className='flex flex-col gap-4'
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RestoredDraftNotice isShown={wasLeft} clear={clear} />
      <TextField
        label='Día de la sesión'
        type='date'
        max={today}
        value={typed.sessionOn}
        onChange={({ target }) => change({ sessionOn: target.value })}
        error={fields.sessionOn}
      />
      <TextareaField
        label='Nota'
        rows={8}
        value={typed.text}
        onChange={({ target }) => change({ text: target.value })}
        error={fields.text}
      />
      {write.doubt !== undefined ? (
        <LostResponseNotice doubt={write.doubt} onAsk={write.askAgain}>
          Lo que has escrito sigue aquí.
        </LostResponseNotice>
      ) : (
        write.error && Object.keys(fields).length === 0 && <SaveFailure error={write.error} />
      )}
      <FormFooter leave='Dejarlo'>
        <Button type='submit' size='small' busy={write.isPending} busyLabel='Guardando...'>
          Guardar la nota
        </Button>
      </FormFooter>
    </Form>
  );
}
