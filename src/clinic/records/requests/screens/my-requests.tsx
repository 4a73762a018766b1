import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { SelectField, TextareaField } from '#design/fields/field.tsx';
import { LoadedSection } from '#design/loaded-section.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { formatDay, formatShortDate } from '#platform/time/dates.ts';
import { outcomeLabels, requestKindLabels } from '../../terms.ts';
import { type MyRequests as Mine, myRequestsQuery, useRequestRecord } from '../api.ts';
import { texts } from './my-requests-texts.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Requests of the user, with their due dates. */
export function MyRequests() {
  const asked = useQuery(myRequestsQuery());
  return (
    <LoadedSection
      id='mi-historia'
      title={texts().title}
      intro={texts().intro}
      asked={asked}
      loading={texts().loading}
      failed={texts().notLoaded}
      kept={texts().areKept}
    >
      {(data) => (
        <>
          {' '}
          <RequestList requests={data.requests} />
          <NewOwnRequest people={data.people} />
        </>
      )}
    </LoadedSection>
  );
}

function RequestList({ requests }: { requests: Mine['requests'] }) {
  if (requests.length === 0) return null;
  return (
    <ul aria-labelledby='mi-historia' className='mb-5 divide-y divide-line'>
      {requests.map(({ id, kind, person, receivedOn, dueOn, outcome, closedOn }) => (
        <li key={id} className='flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5'>
          <span className='grow'>
            <strong>{requestKindLabels()[kind]}</strong>
            <span className='block text-ink-soft text-sm'>
              {texts().requestedOn(person, formatDay(receivedOn))}
            </span>
          </span>
          <Badge tone={outcome === null ? 'pending' : 'confirmed'}>
            {outcome === null
              ? texts().answerUntil(formatShortDate(dueOn))
              : `${outcomeLabels()[outcome]}${closedOn ? `, ${formatShortDate(closedOn)}` : ''}`}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function NewOwnRequest({ people }: { people: Mine['people'] }) {
  const [kind, setKind] = useState<'copy' | 'rectification'>('copy');
  const [patientId, setPatient] = useState('');
  const [wish, setWish] = useState('');
  const ask = useRequestRecord();
  const fields = fieldsOf(ask.error);
  return (
    <RequestDialog
      opener={texts().askForMine}
      title={texts().ask}
      description={texts().askDescription}
      act={texts().askForIt}
      sending={ask}
      body={() => ({
        kind,
        ...(patientId === '' ? {} : { patientId: Number(patientId) }),
        ...(kind === 'rectification' && wish.trim() !== '' ? { wish } : {}),
      })}
      done={texts().sent}
    >
      {people.length > 1 && (
        <SelectField
          label={texts().whose}
          value={patientId}
          onChange={({ target }) => setPatient(target.value)}
        >
          {people.map(({ patientId: id, name }) => (
            <option key={id ?? ''} value={id ?? ''}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={texts().what}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'rectification' ? 'rectification' : 'copy')}
      >
        <option value='copy'>{texts().copy}</option>
        <option value='rectification'>{texts().correction}</option>
      </SelectField>
      {kind === 'rectification' && (
        <TextareaField
          label={texts().whatToCorrect}
          value={wish}
          onChange={({ target }) => setWish(target.value)}
          error={fields.wish}
        />
      )}
    </RequestDialog>
  );
}
