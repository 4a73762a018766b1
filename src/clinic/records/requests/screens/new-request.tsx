import { useState } from 'react';
import { useGuardians } from '#clinic/patients/guardians/screens/use-guardians.ts';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { ApiError } from '#platform/api/client.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { kindWords, type RequestKind, requestKinds } from '../../terms.ts';
import { useEnterRequest } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Writes down what somebody asks of the record: what, who, and since when. */
export function NewRequest({ id, today }: { id: number; today: Day }) {
  const [kind, setKind] = useState<RequestKind>('copy');
  const [receivedOn, setDay] = useState(today);
  const [guardianId, setGuardian] = useState('');
  const [wish, setWish] = useState('');
  const enter = useEnterRequest(id);
  const fields = enter.error instanceof ApiError ? (enter.error.problem.fields ?? {}) : {};
  const guardians = useGuardians(id).filter(({ mayAskForRecord }) => mayAskForRecord);
  return (
    <RequestDialog
      opener='Apuntar una solicitud'
      isQuiet
      title='Apuntar una solicitud'
      description='Lo que se pide sobre su historia. Hay un mes para contestar, desde el día en que llegó.'
      act='Apuntar la solicitud'
      sending={enter}
      body={() => ({
        ...{ kind, receivedOn },
        ...(guardianId === '' ? {} : { guardianId: Number(guardianId) }),
        ...(kind === 'rectification' && wish.trim() !== '' ? { wish } : {}),
      })}
      done='Solicitud apuntada'
    >
      <SelectField
        label='Qué pide'
        value={kind}
        onChange={({ target }) => setKind(requestKinds.find((each) => each === target.value) ?? kind)}
      >
        {requestKinds.map((each) => (
          <option key={each} value={each}>
            {kindWords[each]}
          </option>
        ))}
      </SelectField>
      {guardians.length > 0 && (
        <SelectField
          label='Quién lo pide'
          value={guardianId}
          onChange={({ target }) => setGuardian(target.value)}
        >
          <option value=''>La propia persona</option>
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
      <TextField
        label='Cuándo llegó'
        type='date'
        max={today}
        value={receivedOn}
        onChange={({ target }) => setDay(target.value)}
        error={fields.receivedOn}
      />
    </RequestDialog>
  );
}
