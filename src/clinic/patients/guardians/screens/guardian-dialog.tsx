import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { PatientSuggestions, SelectedPatient } from '../../directory/screens/patient-suggestions.tsx';
import { PersonFields } from '../../directory/screens/person-fields.tsx';
import { SaveFailure } from '../../directory/screens/save-failure.tsx';
import { type GuardianRights, useAddGuardian, useChangeGuardian, useRemoveGuardian } from '../api.ts';
import { RightsFields } from './rights-fields.tsx';
import { texts } from './texts.ts';

type Guardian = PatientRecord['guardians'][number];

export function GuardianDialog({
  childId,
  guardian,
  isOpen,
  close,
}: {
  childId: number;
  guardian?: Guardian | undefined;
  isOpen: boolean;
  close: () => void;
}) {
  const title = guardian ? (guardian.name ?? texts().nameless) : texts().newGuardian;
  return (
    <Dialog open={isOpen} onOpenChange={(opens) => opens || close()} title={title}>
      {guardian ? (
        <RightsForm childId={childId} guardian={guardian} close={close} />
      ) : (
        <NewGuardianForm childId={childId} close={close} />
      )}
    </Dialog>
  );
}

const allRights: GuardianRights = {
  mayBook: true,
  pays: true,
  getsNotices: true,
  mayAskForRecord: true,
  hasNoContact: false,
};

function NewGuardianForm({ childId, close }: { childId: number; close: () => void }) {
  const [known, setKnown] = useState<{ id: number; name: string }>();
  const [person, setPerson] = useState({ fullName: '', phone: '', email: '' });
  const [rights, setRights] = useState(allRights);
  const add = useAddGuardian();
  const problem = fieldsOf(add.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const who = known ? { guardianId: known.id } : { person };
    add.mutate({ id: childId, ...who, rights }, { onSuccess: close });
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      {known ? (
        <SelectedPatient name={known.name} letGo={() => setKnown(undefined)} />
      ) : (
        <PersonFields
          person={person}
          change={(part) => setPerson((former) => ({ ...former, ...part }))}
          errorOf={(field) => problem?.[`person.${field}`] ?? problem?.[field]}
        >
          <PatientSuggestions
            typed={person.fullName}
            take={setKnown}
            fits={({ id, isChild }) => id !== childId && !isChild}
          />
        </PersonFields>
      )}
      <RightsFields rights={rights} setRights={setRights} />
      {add.error && <SaveFailure error={add.error} />}
      <SaveButtons isBusy={add.isPending} />
    </Form>
  );
}

function RightsForm({
  childId,
  guardian,
  close,
}: {
  childId: number;
  guardian: Guardian;
  close: () => void;
}) {
  const { mayBook, pays, getsNotices, mayAskForRecord, hasNoContact } = guardian;
  const [rights, setRights] = useState<GuardianRights>({
    mayBook,
    pays,
    getsNotices,
    mayAskForRecord,
    hasNoContact,
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const change = useChangeGuardian();
  const remove = useRemoveGuardian();
  const error = change.error ?? remove.error;
  const pair = { id: childId, guardianId: guardian.id };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ ...pair, rights }, { onSuccess: close });
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <RightsFields rights={rights} setRights={setRights} />
      {error && <SaveFailure error={error} />}
      <SaveButtons isBusy={change.isPending || remove.isPending} />
      {isLeaving ? (
        <Button size='small' variant='danger' onClick={() => remove.mutate(pair, { onSuccess: close })}>
          {texts().confirmRemoval}
        </Button>
      ) : (
        <Button size='small' variant='quiet' onClick={() => setIsLeaving(true)}>
          {texts().remove}
        </Button>
      )}
    </Form>
  );
}

const SaveButtons = ({ isBusy }: { isBusy: boolean }) => (
  <FormFooter>
    <Button type='submit' size='small' busy={isBusy} busyLabel={texts().saving}>
      {texts().save}
    </Button>
  </FormFooter>
);
