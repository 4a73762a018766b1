import { useQuery } from '@tanstack/react-query';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { AttentionList } from '#design/attention-list.tsx';
import { Button } from '#design/button.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import { pendingCallsQuery, useEndCall } from '../api.ts';
import type { PendingCall } from '../contract.ts';
import { callTexts } from './call-texts.ts';

export function CallsList() {
  const { data, isError, refetch } = useQuery(pendingCallsQuery);
  const end = useEndCall();
  return (
    <AttentionList
      id='por-llamar'
      title={callTexts().calls.title}
      unknown={callTexts().calls.unknown}
      isFailed={isError}
      retry={() => void refetch()}
    >
      {data?.calls.map((one) => (
        <CallRow
          key={one.id}
          one={one}
          isBusy={end.isPending && end.variables === one.id}
          end={() => end.mutate(one.id)}
        />
      ))}
    </AttentionList>
  );
}

function CallRow({
  one: { appointment },
  isBusy,
  end,
}: {
  one: PendingCall;
  isBusy: boolean;
  end: () => void;
}) {
  const { patient, status } = appointment;
  return (
    <li className='dense-row flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-coral-100 px-3 last:border-b-0'>
      <div className='min-w-0'>
        <p className='font-[650]'>
          {nameOf(patient)}{' '}
          {patient.phone === null ? (
            <span className='text-coral-700'>{callTexts().calls.noPhone}</span>
          ) : (
            <a href={phoneUrl(patient.phone)} className='link whitespace-nowrap tabular-nums'>
              {patient.phone}
            </a>
          )}
        </p>
        <p className='text-xs tabular-nums'>
          {(status === 'cancelled' ? callTexts().calls.isCancelled : callTexts().calls.isMoved)(
            formatDate(appointment.startsAt),
            formatSpan(appointment),
          )}
        </p>
      </div>
      <Button
        size='small'
        variant='secondary'
        busy={isBusy}
        busyLabel={callTexts().calls.busy}
        onClick={end}
        aria-label={callTexts().calls.informedFor(nameOf(patient))}
      >
        {' '}
        {callTexts().calls.informed}{' '}
      </Button>
    </li>
  );
}
