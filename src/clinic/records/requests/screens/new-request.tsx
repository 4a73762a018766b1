import { useState } from 'react';
import { useGuardians, useIsChild } from '#clinic/patients/guardians/screens/use-guardians.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { SelectField, TextareaField } from '#design/fields/field.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type RequestKind, requestKindLabels, requestKinds } from '../../terms.ts';
import { useEnterRequest } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';
import { texts } from './texts.ts';

/** The patient themselves requests. */
const self = 'self';

export function NewRequest({ id, today }: { id: number; today: Day }) {
  const [kind, setKind] = useState<RequestKind>('copy');
  const [receivedOn, setDay] = useState(today);
  const isChild = useIsChild(id);
  const [said, setAsker] = useState<string>();
  const [isTried, setTried] = useState(false);
  // A child's record is usually requested by someone else, so nothing is preselected.
  const asker = said ?? (isChild ? '' : self);
  const [wish, setWish] = useState('');
  const enter = useEnterRequest(id);
  const fields = fieldsOf(enter.error);
  const guardians = useGuardians(id).filter(({ mayAskForRecord }) => mayAskForRecord);
  return (
    <RequestDialog
      opener={texts().enter}
      isQuiet
      title={texts().enter}
      description={texts().enterDescription}
      act={texts().enterIt}
      sending={enter}
      body={() => {
        setTried(true);
        if (asker === '') return undefined;
        return {
          kind,
          receivedOn,
          ...(asker === self ? {} : { guardianId: Number(asker) }),
          ...(kind === 'rectification' && wish.trim() !== '' ? { wish } : {}),
        };
      }}
      done={texts().entered}
    >
      <SelectField
        label={texts().whatTheyAsk}
        value={kind}
        onChange={({ target }) => setKind(requestKinds.find((each) => each === target.value) ?? kind)}
      >
        {requestKinds.map((each) => (
          <option key={each} value={each}>
            {requestKindLabels()[each]}
          </option>
        ))}
      </SelectField>
      {(isChild || guardians.length > 0) && (
        <SelectField
          label={texts().whoAsks}
          value={asker}
          onChange={({ target }) => setAsker(target.value)}
          error={isTried && asker === '' ? texts().askerMissing : undefined}
        >
          {isChild && <option value=''>{texts().chooseAsker}</option>}
          <option value={self}>{texts().themselves}</option>
          {guardians.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name ?? texts().nameless}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'rectification' && (
        <TextareaField
          label={texts().whatToCorrect}
          hint={texts().readByDirection}
          value={wish}
          onChange={({ target }) => setWish(target.value)}
          error={fields.wish}
        />
      )}
      <DateField
        label={texts().whenReceived}
        max={today}
        value={receivedOn}
        onChange={setDay}
        error={fields.receivedOn}
      />
    </RequestDialog>
  );
}
