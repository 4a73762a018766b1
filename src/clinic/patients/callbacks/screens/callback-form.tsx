import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { PatientSuggestions } from '../../directory/screens/patient-suggestions.tsx';
import { SaveFailure } from '../../directory/screens/save-failure.tsx';
import { callbackReasons } from '../../terms.ts';
import { useAddCallback } from '../api.ts';
import { callbackReasonLabels } from './callback-labels.ts';
import { texts } from './texts.ts';

type Typed = Record<'name' | 'phone' | 'reason' | 'note' | 'forProfessionalId', string> & {
  /** The patient selected from the search. */
  known: { id: number; name: string } | null;
};
const emptyValues: Typed = { name: '', phone: '', reason: '', note: '', forProfessionalId: '', known: null };

/** Records a callback request: name, phone, a neutral reason, and who should call. */
export function CallbackForm({ close }: { close: () => void }) {
  const { words: typed, change, wasLeft, clear } = useDraft('callback', emptyValues);
  const forget = useDiscardDraft();
  const { known } = typed;
  const leave = useAddCallback();
  const problem = fieldsOf(leave.error);
  const reason = callbackReasons.find((each) => each === typed.reason);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === undefined);
    if (reason === undefined) return;
    const { name, phone, note, forProfessionalId } = typed;
    leave.mutate(
      {
        name,
        reason,
        ...(phone.trim() === '' ? {} : { phone }),
        ...(note.trim() === '' ? {} : { note }),
        ...(forProfessionalId === '' ? {} : { forProfessionalId: Number(forProfessionalId) }),
        // A changed name no longer refers to the selected patient.
        ...(known?.name === name ? { patientId: known.id } : {}),
      },
      {
        onSuccess: () => {
          forget('callback');
          toast({ tone: 'success', title: texts().noted(name) });
          close();
        },
      },
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <RestoredDraftNotice isShown={wasLeft} clear={clear} />
      <TextField
        label={texts().whoWaits}
        autoComplete='off'
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problem?.name}
      />
      {known?.name !== typed.name && (
        <PatientSuggestions
          typed={typed.name}
          take={(person) => {
            const { id, name } = person;
            change({ known: { id, name }, name, ...(person.phone === null ? {} : { phone: person.phone }) });
          }}
        />
      )}
      <TextField
        label={texts().phone}
        optional
        type='tel'
        autoComplete='off'
        value={typed.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={problem?.phone}
      />
      <CallbackFields
        typed={typed}
        change={change}
        problem={problem}
        isMissing={isMissing && reason === undefined}
      />
      {leave.error && problem === undefined && <SaveFailure error={leave.error} />}
      <FormFooter>
        <Button type='submit' size='small' busy={leave.isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
      </FormFooter>
    </Form>
  );
}

function CallbackFields({
  typed,
  change,
  problem,
  isMissing,
}: {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
  problem: Partial<Record<string, string>> | undefined;
  isMissing: boolean;
}) {
  const professionals = useQuery(professionalsQuery());
  return (
    <>
      <SelectField
        label={texts().reason}
        value={typed.reason}
        onChange={({ target }) => change({ reason: target.value })}
        error={isMissing ? texts().chooseReason : problem?.reason}
      >
        <option value=''>{texts().choose}</option>
        {callbackReasons.map((each) => (
          <option key={each} value={each}>
            {callbackReasonLabels()[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts().more}
        optional
        hint={texts().nothingClinical}
        autoComplete='off'
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
        error={problem?.note}
      />
      <SelectField
        label={texts().whoCalls}
        value={typed.forProfessionalId}
        onChange={({ target }) => change({ forProfessionalId: target.value })}
        error={problem?.forProfessionalId}
      >
        <option value=''>{texts().reception}</option>
        {professionals.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
