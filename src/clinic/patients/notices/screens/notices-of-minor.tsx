import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { Form } from '#design/fields/form.tsx';
import { problemMessage } from '#platform/api/client.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { RecordSection } from '../../directory/screens/record-section.tsx';
import { useSetNotices } from '../api.ts';
import { texts } from './texts.ts';

/** Who is notified about a minor's appointments, from 14 on: asked after the birthday, then shown and editable. */
export function NoticesOfMinor({ card, isDesk }: { card: PatientRecord; isDesk: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  const { notices } = card;
  if (notices === null) return null;
  const asks = isDesk && (notices.isAsked || isChanging);
  return (
    <RecordSection
      title={texts().title}
      action={
        isDesk &&
        !asks && (
          <Button size='small' variant='quiet' onClick={() => setIsChanging(true)}>
            {texts().change}
          </Button>
        )
      }
    >
      {notices.isAsked && (
        <p className='px-3 pt-3'>
          {texts().turned(notices.age)} <strong>{texts().askWhom}</strong>
        </p>
      )}
      {asks ? (
        <NoticesForm card={card} tellsPatient={notices.tellsPatient} close={() => setIsChanging(false)} />
      ) : (
        <EmptyText>{formatRecipients(card, notices.tellsPatient)}</EmptyText>
      )}
    </RecordSection>
  );
}

type Guardian = PatientRecord['guardians'][number];
const nameOf = ({ name }: Pick<Guardian, 'name'>) => name ?? texts().nameless;

function formatRecipients(card: PatientRecord, tellsPatient: boolean): string {
  const told = card.guardians.filter(({ getsNotices }) => getsNotices).map(nameOf);
  const names = tellsPatient ? [nameOf(card), ...told] : told;
  return names.length === 0 ? texts().nobody : `${names.join(', ')}.`;
}

function NoticesForm({
  card,
  tellsPatient,
  close,
}: {
  card: PatientRecord;
  tellsPatient: boolean;
  close: () => void;
}) {
  const reachable = card.guardians.filter(({ hasNoContact }) => !hasNoContact);
  const [told, setTold] = useState(() => ({
    tellsPatient,
    guardianIds: reachable.filter(({ getsNotices }) => getsNotices).map(({ id }) => id),
  }));
  const answer = useSetNotices();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate({ id: card.id, ...told }, { onSuccess: close });
  };
  const toggle = (id: number, isTold: boolean) =>
    setTold((former) => ({
      ...former,
      guardianIds: isTold ? [...former.guardianIds, id] : former.guardianIds.filter((one) => one !== id),
    }));
  return (
    <Form noValidate onSubmit={submit} className='px-3 pt-1 pb-3'>
      <fieldset>
        <legend className='sr-only'>{texts().title}</legend>
        <CheckboxField
          label={texts().inPerson(nameOf(card))}
          checked={told.tellsPatient}
          onChange={({ target }) => setTold((former) => ({ ...former, tellsPatient: target.checked }))}
        />
        {reachable.map((one) => (
          <CheckboxField
            key={one.id}
            label={nameOf(one)}
            checked={told.guardianIds.includes(one.id)}
            onChange={({ target }) => toggle(one.id, target.checked)}
          />
        ))}
      </fieldset>
      {answer.error && (
        <FieldError id='avisos-error'>{problemMessage(answer.error) ?? texts().lost}</FieldError>
      )}
      <Button type='submit' size='small' busy={answer.isPending} busyLabel={texts().saving} className='mt-2'>
        {texts().save}
      </Button>
    </Form>
  );
}
