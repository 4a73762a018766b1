import { kindSigns } from '#clinic/appointments/desk/screens/agenda-labels.ts';
import { methodName } from '#clinic/payments/till/screens/till-messages.ts';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { usePages } from '#design/hooks/use-pages.ts';
import { Pager } from '#design/pager.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import type { MonthlyStatement } from '../api.ts';
import { summaryLines } from '../statement-lines.ts';
import { texts } from './texts.ts';

export function StatementView({ sheet }: { sheet: MonthlyStatement }) {
  const { attended, collected, professional } = sheet;
  return (
    <div className='grid items-start gap-4 lg:grid-cols-2'>
      <section
        aria-labelledby='hoja'
        className='rounded-card border border-line bg-card px-4 py-3 lg:col-span-2'
      >
        <h2 id='hoja' className='text-h4'>
          {keepTogether(professional.name)}
        </h2>
        <dl className='mt-1 max-w-xl'>
          {summaryLines(sheet).map(([name, value]) => (
            <div
              key={name}
              className='flex justify-between gap-4 border-line border-b py-1.5 last:border-b-0 last:font-[650]'
            >
              <dt>{name}</dt>
              <dd className='whitespace-nowrap tabular-nums'>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Rows
        title={texts().attended}
        none={texts().noneAttended}
        rows={attended.map(({ appointmentId, startsAt, type, serviceName, withPlan, paid }) => [
          String(appointmentId),
          `${formatShortDate(startsAt)}, ${formatTime(startsAt)} · ${serviceName ?? kindSigns[type].word}`,
          withPlan ? texts().withPlan : paidLabel(paid),
        ])}
      />
      <Rows
        title={texts().movements}
        none={texts().noMovements}
        rows={collected.map(({ at, startsAt, method, cents }, index) => [
          String(index),
          texts().movement(formatShortDate(at), methodName(method), formatShortDate(startsAt)),
          formatEurosExactly(cents),
        ])}
      />
    </div>
  );
}

type RowsProps = {
  title: string;
  none: string;
  rows: readonly (readonly [key: string, what: string, value: string])[];
};

const perPage = 20;

/** A page at a time: a full month has a hundred appointments. The PDF has them all. */
function Rows({ title, none, rows }: RowsProps) {
  const { shown, pager } = usePages(rows, perPage);
  return (
    <section aria-label={title} className='rounded-card border border-line bg-card px-4 py-3'>
      <h2 className='text-h4'>{title}</h2>
      {rows.length === 0 && <EmptyText>{none}</EmptyText>}
      <ul className='divide-y divide-line text-sm'>
        {shown.map(([key, what, value]) => (
          <li key={key} className='flex justify-between gap-4 py-1.5'>
            <span>{what}</span>
            <span className='whitespace-nowrap tabular-nums'>{value}</span>
          </li>
        ))}
      </ul>
      <Pager label={texts().pagesOf(title)} {...pager} />
    </section>
  );
}

const paidLabel = (paid: boolean) => (paid ? texts().paid : texts().unpaid);
