import { useState } from 'react';
import { useGuardians, useIsChild } from '#clinic/patients/guardians/screens/use-guardians.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { SelectField, TextareaField } from '#design/fields/field.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type RequestKind, requestKindLabels, requestKinds } from '../../terms.ts';
import { useEnterRequest } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';

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
      opener='Apuntar una solicitud'
      isQuiet
      title='Apuntar una solicitud'
      description='Hay un mes para contestar, desde el día en que llegó.'
      act='Apuntar la solicitud'
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
      done='Solicitud apuntada'
    >
      <SelectField
        label='Qué pide'
        value={kind}
        onChange={({ target }) => setKind(requestKinds.find((each) => each === target.value) ?? kind)}
      >
        {requestKinds.map((each) => (
          <option key={each} value={each}>
            {requestKindLabels[each]}
          </option>
        ))}
      </SelectField>
      {(isChild || guardians.length > 0) && (
        <SelectField
          label='Quién lo pide'
          value={asker}
          onChange={({ target }) => setAsker(target.value)}
          error={isTried && asker === '' ? 'Elige quién lo pide.' : undefined}
        >
          {isChild && <option value=''>Elige quién lo pide</option>}
          <option value={self}>La propia persona</option>
          {guardians.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name ?? 'Sin nombre'}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'rectification' && (
        <TextareaField
          label='Qué hay que corregir'
          hint='Lo lee dirección.'
          value={wish}
          onChange={({ target }) => setWish(target.value)}
          error={fields.wish}
        />
      )}
      <DateField
        label='Cuándo llegó'
        max={today}
        value={receivedOn}
        onChange={setDay}
        error={fields.receivedOn}
      />
    </RequestDialog>
  );
}
