import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { BlockedRecords } from '../../blocked/screens/blocked-records.tsx';
import { requestsQuery } from '../api.ts';
import { RequestRow } from './request-row.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function RequestsPage() {
  const session = useSession();
  if (session.state !== 'signed-in') return <LoadingRows label={texts().opening} />;
  const { role } = session.user;
  return (
    <>
      <WithHelp about={texts().title} help={texts().help}>
        <h1 className='text-h3'>{texts().title}</h1>
      </WithHelp>
      {role === 'professional' ? (
        <p className='mt-5'>{texts().notForYou}</p>
      ) : (
        <>
          <Requests role={role} />
          {role === 'admin' && <BlockedRecords />}
        </>
      )}
    </>
  );
}

function Requests({ role }: { role: Role }) {
  const [show, setShow] = useState<'open' | 'settled'>('open');
  const { data, isError, refetch } = useQuery(requestsQuery(show));
  return (
    <>
      <SelectField
        label={texts().show}
        className='mt-4 max-w-60'
        value={show}
        onChange={({ target }) => setShow(target.value === 'settled' ? 'settled' : 'open')}
      >
        <option value='open'>{texts().toAnswer}</option>
        <option value='settled'>{texts().answered}</option>
      </SelectField>
      {data === undefined &&
        (isError ? (
          <LoadFailure title={texts().notOpened} className='mt-4' retry={() => void refetch()}>
            {texts().areKept}
          </LoadFailure>
        ) : (
          <LoadingRows label={texts().opening} className='mt-6' />
        ))}
      {data?.requests.length === 0 && (
        <EmptyState
          drawing='boat'
          headingLevel={2}
          className='mt-4'
          title={show === 'open' ? texts().nothingToAnswer : texts().noneAnswered}
        >
          {show === 'open' ? texts().nothingHint : texts().answeredHint}
        </EmptyState>
      )}
      {data !== undefined && data.requests.length > 0 && (
        <ul aria-label={texts().title} className='mt-4 grid gap-4'>
          {data.requests.map((request) => (
            <RequestRow key={request.id} request={request} role={role} />
          ))}
        </ul>
      )}
    </>
  );
}
