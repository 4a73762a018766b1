import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { Spinner } from '#design/spinner.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { personUrl } from '../../people/screens/person-tabs.ts';
import { reportRowsQuery } from '../api.ts';
import type { ReportName } from '../terms.ts';
import { phraseTexts } from './phrase-texts.ts';
import { type DebtOrder, debtOrders, isMoney, reportTexts, sortDebts } from './report-messages.ts';
import { texts } from './texts.ts';

/** The selected number. */
export type RowsSelection = { figure: ReportName; month: string; name: string };

export function RowsDialog({ behind, close }: { behind: RowsSelection | undefined; close: () => void }) {
  return (
    <Dialog
      open={behind !== undefined}
      onOpenChange={(opens) => opens || close()}
      title={behind ? `${reportTexts[behind.figure].title}, ${behind.name}` : ''}
      size='normal'
    >
      {behind && <Rows {...behind} />}
    </Dialog>
  );
}

/** Names of the rows. */
const rowNouns: Record<ReportName, keyof ReturnType<typeof phraseTexts>['rows']> = {
  occupancy: 'appointments',
  missed: 'appointments',
  income: 'entries',
  sessions: 'entries',
  retention: 'newPeople',
  debts: 'appointments',
};

function Rows({ figure, month }: RowsSelection) {
  const [order, setOrder] = useState<DebtOrder>('oldest');
  const { data, error, isError, refetch } = useQuery(reportRowsQuery(figure, month));
  if (isError && data === undefined)
    return (
      <LoadFailure isQuiet title={texts().rowsNotOpened} retry={() => void refetch()}>
        {failureReason(error, texts().tryAgain)}
      </LoadFailure>
    );
  if (data === undefined) return <Spinner label={texts().openingRows} />;
  const { count, sum } = data;
  const rows = figure === 'debts' ? sortDebts(data.rows, order) : data.rows;
  return (
    <div className='pb-2'>
      <p className='text-ink-soft text-sm'>
        {count === 0 ? texts().nothingThisMonth : phraseTexts().rows[rowNouns[figure]](count)}
        {isMoney(figure) && count > 0 && `, ${formatEurosExactly(sum)}`}
        {rows.length < count && texts().firstRows(rows.length)}
      </p>
      {figure === 'debts' && rows.length > 1 && (
        <SelectField
          className='my-2 max-w-xs'
          label={texts().order}
          value={order}
          // Cast: the options are the orders.
          onChange={({ target }) => setOrder(target.value as DebtOrder)}
        >
          {Object.entries(debtOrders()).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <ul className='mt-1 divide-y divide-line text-sm'>
        {rows.map(({ at, what, person, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={index} className='flex items-baseline justify-between gap-x-4 py-1.5'>
            <span className='wrap-anywhere min-w-0 max-w-text'>
              {formatShortDate(at)}, {formatTime(at)} · {what}
              {person && (
                <>
                  {'\u00a0· '}
                  <Link to={personUrl(person.id)} className='link'>
                    {person.name ?? texts().nameless}
                  </Link>
                </>
              )}
            </span>
            {(isMoney(figure) || figure === 'sessions') && (
              <span className='whitespace-nowrap tabular-nums'>
                {isMoney(figure) ? formatEurosExactly(value) : value}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
