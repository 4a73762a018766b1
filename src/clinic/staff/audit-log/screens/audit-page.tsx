import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { auditQuery } from '../api.ts';
import { AuditTable } from './audit-table.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function AuditPage() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <h1 className='text-h3'>{texts().title}</h1>
      <p className='mt-1 max-w-text text-ink-soft'>{texts().lead}</p>
      {isDirection ? <Log /> : <p className='mt-5'>{texts().onlyManagers}</p>}
    </>
  );
}

/** The URL may select a patient: '?persona=12'. */
function Log() {
  const [search] = useSearchParams();
  const wished = Number(search.get('persona'));
  const patientId = Number.isInteger(wished) && wished > 0 ? wished : undefined;
  const [isAll, setIsAll] = useState(false);
  const log = useInfiniteQuery(auditQuery(isAll ? 'all' : 'staff', patientId));
  const lines = log.data?.pages.flatMap((look) => look.lines) ?? [];
  return (
    <>
      <div className='my-4 flex flex-wrap items-center gap-4'>
        <CheckboxField
          label={texts().includeOthers}
          checked={isAll}
          onChange={({ target }) => setIsAll(target.checked)}
        />
        {patientId !== undefined && (
          <Link to={routes['staff-audit']} className='link'>
            {texts().showEveryone}
          </Link>
        )}
      </div>
      {log.isError && (
        <LoadFailure title={texts().notOpened} retry={() => void log.refetch()}>
          {texts().notOpenedAdvice}
        </LoadFailure>
      )}
      {log.isPending && <LoadingRows label={texts().opening} />}
      {log.data && lines.length === 0 && (
        <EmptyState drawing='boat' headingLevel={2} title={texts().empty}>
          {texts().emptyLead}
        </EmptyState>
      )}
      {lines.length > 0 && <AuditTable lines={lines} />}
      {log.hasNextPage && (
        <Button
          size='small'
          variant='secondary'
          className='mt-4'
          busy={log.isFetchingNextPage}
          busyLabel={texts().searching}
          onClick={() => void log.fetchNextPage()}
        >
          {texts().showOlder}
        </Button>
      )}
    </>
  );
}
