import { useState } from 'react';
import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { type PatientRecord, useAddPerson, useUpdatePatientRecord } from '../api.ts';
import {
  draftOf,
  emptyDraft,
  missingIn,
  type PersonDraft,
  PersonForm,
  toRequestBody,
} from './person-form.tsx';
import { SaveFailure } from './save-failure.tsx';

/** Shown only for errors without a field. */
function RefusalNotice({ error }: { error: Error | null }) {
  if (error === null || Object.keys(fieldsOf(error)).length > 0) return null;
  return <SaveFailure error={error} />;
}

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
    <Dialog open={isOpen} onOpenChange={(opens) => opens || leave()} title='Persona nueva'>
      <NewPersonForm opened={opened} />
    </Dialog>
  );
}

function NewPersonForm({ opened }: { opened: (id: number) => void }) {
  const { words: draft, change, wasLeft, clear } = useDraft<PersonDraft>('person', emptyDraft);
  const forget = useDiscardDraft();
  const add = useAddPerson();
  const [missing, setMissing] = useState<Record<string, string>>({});
  const save = () => {
    const found = missingIn(draft);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    add.mutate(toRequestBody(draft), {
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
          Lo que has escrito sigue aquí.
        </LostResponseNotice>
      )}
    </PersonForm>
  );
}

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
    <Dialog open={isOpen} onOpenChange={(opens) => opens || leave()} title='Corregir la ficha'>
      <EditRecordForm card={card} close={leave} />
    </Dialog>
  );
}

const draftKey = ({ id }: PatientRecord) => `card-${id}`;

function EditRecordForm({ card, close }: { card: PatientRecord; close: () => void }) {
  // Sends only changed fields: a colleague may have changed others meanwhile.
  const {
    words: corrected,
    change: correct,
    wasLeft,
    clear,
  } = useDraft<Partial<PersonDraft>>(draftKey(card), {});
  const draft = { ...draftOf(card), ...corrected };
  const change = useUpdatePatientRecord();
  const { fullName, phone, email, birthDate } = toRequestBody(draft);
  const wish = {
    // A child may stay without a name.
    ...(fullName.trim() === '' && card.name === null ? {} : { fullName }),
    ...(card.hasAccount ? {} : { phone, email }),
    birthDate,
  };
  return (
    <PersonForm
      draft={draft}
      change={correct}
      errors={fieldsOf(change.error)}
      hasAccount={card.hasAccount}
      save={() => change.mutate({ id: card.id, ...wish }, { onSuccess: close })}
      isBusy={change.isPending}
    >
      <RestoredDraftNotice isShown={wasLeft} clear={clear} />
      <RefusalNotice error={change.error} />
    </PersonForm>
  );
}
