import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { TextareaField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { useWriteNote } from '../api.ts';
import { texts } from './texts.ts';
import { type NoteTemplate, useNoteTemplate } from './use-note-template.ts';

type FormProps = {
  id: number;
  today: Day;
  /** Key of the draft. */
  place: string;
  written: () => void;
  begin: NoteTemplate | undefined;
};

/** Form for a session note. Notes are immutable; additions are new notes. */
export const NoteDialog = ({
  isOpen,
  setOpen,
  ...form
}: FormProps & { isOpen: boolean; setOpen: (isOpen: boolean) => void }) => (
  <Dialog open={isOpen} onOpenChange={setOpen} title={texts().newTitle} description={texts().newDescription}>
    <NoteForm {...form} />
  </Dialog>
);

function NoteForm({ id, today, place, written, begin }: FormProps) {
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
      <DateField
        label={texts().day}
        max={today}
        value={typed.sessionOn}
        onChange={(day) => change({ sessionOn: day })}
        error={fields.sessionOn}
      />
      <TextareaField
        label={texts().note}
        rows={8}
        value={typed.text}
        onChange={({ target }) => change({ text: target.value })}
        error={fields.text}
      />
      {write.doubt !== undefined ? (
        <LostResponseNotice doubt={write.doubt} onAsk={write.askAgain}>
          {texts().draftKept}
        </LostResponseNotice>
      ) : (
        write.error && Object.keys(fields).length === 0 && <SaveFailure error={write.error} />
      )}
      <FormFooter>
        <Button type='submit' size='small' busy={write.isPending} busyLabel={texts().saving}>
          {texts().saveNote}
        </Button>
      </FormFooter>
    </Form>
  );
}
