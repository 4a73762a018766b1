import { useState } from 'react';
import { LeftHere } from '#clinic/accounts/drafts/screens/left-here.tsx';
import { useDraft, useForgetDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LostAnswerNotice } from '#design/feedback/lost-answer-notice.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { type PatientCard, useAddPerson, useChangeCard } from '../api.ts';
import { NotSaved } from './not-saved.tsx';
import { draftOf, missingIn, nobodyYet, type PersonDraft, PersonForm, wishOf } from './person-form.tsx';

/** Shown only for errors without a field. */
function Refused({ error }: { error: Error | null }) {
  if (error === null || Object.keys(fieldsOf(error)).length > 0) return null;
  return <NotSaved error={error} />;
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
  const forget = useForgetDraft();
  const leave = () => {
    forget('person');
    close();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(opens) => opens || leave()} title='Persona nueva'>
      <NewPerson opened={opened} />
    </Dialog>
  );
}

function NewPerson({ opened }: { opened: (id: number) => void }) {
  const { words: draft, change, wasLeft, clear } = useDraft<PersonDraft>('person', nobodyYet);
  const forget = useForgetDraft();
  const add = useAddPerson();
  const [missing, setMissing] = useState<Record<string, string>>({});
  const save = () => {
    const found = missingIn(draft);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    add.mutate(wishOf(draft), {
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
      <LeftHere isShown={wasLeft} clear={clear} />
      {add.doubt === undefined ? (
        <Refused error={add.error} />
      ) : (
        <LostAnswerNotice doubt={add.doubt} onAsk={add.askAgain}>
          Lo que has escrito sigue aquí.
        </LostAnswerNotice>
      )}
    </PersonForm>
  );
}

export function ChangeCardDialog({
  card,
  isOpen,
  close,
}: {
  card: PatientCard;
  isOpen: boolean;
  close: () => void;
}) {
  const forget = useForgetDraft();
  const leave = () => {
    forget(placeOf(card));
    close();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(opens) => opens || leave()} title='Corregir la ficha'>
      <ChangeCard card={card} close={leave} />
    </Dialog>
  );
}

const placeOf = ({ id }: PatientCard) => `card-${id}`;

function ChangeCard({ card, close }: { card: PatientCard; close: () => void }) {
  // Sends only changed fields: a colleague may have changed others meanwhile.
  const {
    words: corrected,
    change: correct,
    wasLeft,
    clear,
  } = useDraft<Partial<PersonDraft>>(placeOf(card), {});
  const draft = { ...draftOf(card), ...corrected };
  const change = useChangeCard();
  const { fullName, phone, email, birthDate } = wishOf(draft);
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
      <LeftHere isShown={wasLeft} clear={clear} />
      <Refused error={change.error} />
    </PersonForm>
  );
}
