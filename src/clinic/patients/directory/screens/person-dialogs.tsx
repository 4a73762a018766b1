import { lazy, Suspense, useState } from 'react';
import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { type PatientRecord, useAddPerson } from '../api.ts';
import {
  emptyPersonDraft,
  missingIn,
  type PersonDraft,
  PersonForm,
  personRequestBody,
} from './person-form.tsx';
import { RefusalNotice } from './save-failure.tsx';
import { texts } from './texts.ts';

export function NewPersonDialog({
  isOpen,
  close,
  opened,
}: {
  isOpen: boolean;
  close: () => void;
  opened: (id: number) => void;
}) {
  const forget = useDiscardDraft();
  const leave = () => {
    forget('person');
    close();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(opens) => opens || leave()} title={texts().newPerson}>
      <NewPersonForm opened={opened} />
    </Dialog>
  );
}

function NewPersonForm({ opened }: { opened: (id: number) => void }) {
  const { words: draft, change, wasLeft, clear } = useDraft<PersonDraft>('person', emptyPersonDraft);
  const forget = useDiscardDraft();
  const add = useAddPerson();
  const [missing, setMissing] = useState<Record<string, string>>({});
  const save = () => {
    const found = missingIn(draft);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    add.mutate(personRequestBody(draft), {
      onSuccess: ({ id }) => {
        forget('person');
        opened(id);
      },
    });
  };
  return (
    <PersonForm
      draft={draft}
      change={(part) => {
        change(part);
        if (!add.isPending) add.reset();
      }}
      errors={{ ...missing, ...fieldsOf(add.error) }}
      save={save}
      isBusy={add.isPending}
    >
      <RestoredDraftNotice isShown={wasLeft} clear={clear} />
      {add.doubt === undefined ? (
        <RefusalNotice error={add.error} />
      ) : (
        <LostResponseNotice doubt={add.doubt} onAsk={add.askAgain}>
          {texts().draftKept}
        </LostResponseNotice>
      )}
    </PersonForm>
  );
}

const EditRecordForm = lazy(async () => ({
  default: (await import('./edit-record-form.tsx')).EditRecordForm,
}));

const draftKey = ({ id }: PatientRecord) => `card-${id}`;

export function EditRecordDialog({
  card,
  isOpen,
  close,
}: {
  card: PatientRecord;
  isOpen: boolean;
  close: () => void;
}) {
  const forget = useDiscardDraft();
  const leave = () => {
    forget(draftKey(card));
    close();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(opens) => opens || leave()} title={texts().correctRecord}>
      <Suspense fallback={<Spinner label={texts().openingRecord} />}>
        <EditRecordForm card={card} place={draftKey(card)} close={leave} />
      </Suspense>
    </Dialog>
  );
}
