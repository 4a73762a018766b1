import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatMonth } from '#platform/time/screen-dates.ts';
import { reportsQuery } from '../api.ts';
import type { ReportName } from '../terms.ts';
import { BreakdownViews } from './breakdown-view.tsx';
import { monthBefore } from './report-messages.ts';
import { compareMonths } from './report-sentences.ts';
import { ReportView } from './report-view.tsx';
import { RowsDialog, type RowsSelection } from './rows-dialog.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function ReportsPage() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <h1 className='text-h3'>{texts().title}</h1>
      <p className='mt-1 max-w-text text-ink-soft'>{isDirection ? texts().lead : texts().onlyManagers}</p>
      {isDirection && <Reports />}
    </>
  );
}

const spans = [3, 6, 12] as const;
const reportOrder: readonly ReportName[] = [
  'occupancy',
  'missed',
  'income',
  'sessions',
  'retention',
  'debts',
];

function Reports() {
  const [months, setMonths] = useState<number>(12);
  const [behind, setBehind] = useState<RowsSelection>();
  const to = wallTimeOf(presentNow()).day.slice(0, 7);
  const from = monthBefore(to, months - 1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(reportsQuery(from, to));
  const yearBefore = useQuery(reportsQuery(monthBefore(from, 12), monthBefore(to, 12)));
  const compared = data && yearBefore.data && compareMonths(data, yearBefore.data, to);
  const hasFailed = compared === undefined && (isError || yearBefore.isError);
  const retry = () => {
    void refetch();
    void yearBefore.refetch();
  };
  return (
    <>
      <SelectField
        label={texts().until}
        value={months}
        onChange={({ target }) => setMonths(Number(target.value))}
        className='mt-2 mb-4 w-64'
      >
        {spans.map((span) => (
          <option key={span} value={span}>
            {texts().lastMonths(span)}
          </option>
        ))}
      </SelectField>
      {hasFailed && (
        <LoadFailure title={texts().notOpened} retry={retry}>
          {texts().notOpenedAdvice}
        </LoadFailure>
      )}
      {compared === undefined && !hasFailed && <LoadingRows label={texts().adding} />}
      {compared?.length === 0 && (
        <EmptyState drawing='boat' headingLevel={2} title={texts().empty} className='mt-4'>
          {texts().emptyLead}
        </EmptyState>
      )}
      {compared !== undefined && compared.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={`grid gap-4 lg:grid-cols-2 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {reportOrder.map((figure) => (
            <ReportView
              key={figure}
              figure={figure}
              months={compared}
              show={(month) => setBehind({ figure, month, name: formatMonth(month) })}
            />
          ))}
          <BreakdownViews from={from} to={to} />
        </div>
      )}
      <RowsDialog behind={behind} close={() => setBehind(undefined)} />
    </>
  );
}
