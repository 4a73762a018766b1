import { BarChart } from '#design/charts/bar-chart.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { formatEuros } from '#platform/money.ts';
import { dateWords } from '#platform/time/date-words.ts';
import { formatMonth, formatShortMonth } from '#platform/time/screen-dates.ts';
import type { MonthReport } from '../api.ts';
import type { ReportName } from '../terms.ts';
import { formatTotal, isMoney, reportTexts } from './report-messages.ts';
import { type ComparedMonth, describeReport } from './report-sentences.ts';
import { texts } from './texts.ts';

/** A report over some months: a sentence, a chart with the same months of the year before, and a table. */
export function ReportView({
  figure,
  months,
  show,
}: {
  figure: ReportName;
  months: readonly ComparedMonth[];
  show: (month: string) => void;
}) {
  const { title, how, value, text } = reportTexts[figure];
  // Debts are the amounts owed today, so an older month says nothing about a newer one.
  const isCompared =
    figure !== 'debts' && months.some(({ former }) => former !== undefined && value(former) !== 0);
  const formerOf = ({ former }: ComparedMonth) => (isCompared ? former : undefined);
  return (
    <section aria-labelledby={figure} className='rounded-card border border-line bg-card px-4 py-3'>
      <WithHelp about={title} help={how}>
        <h2 id={figure} className='text-h4'>
          {title}:{' '}
          <span className='tabular-nums'>
            {formatTotal(
              figure,
              months.map(({ one }) => one),
            )}
          </span>
        </h2>
      </WithHelp>
      <p className='max-w-text text-pretty text-sm'>{describeReport(figure, months)}</p>
      <BarChart
        label={texts().chooseMonthOf(title)}
        unit={isMoney(figure) ? 100 : 1}
        formatTick={isMoney(figure) ? formatEuros : String}
        columns={months.map((month, index) => {
          const { one, isOngoing } = month;
          const former = formerOf(month);
          return {
            key: one.month,
            label: dateWords().shortMonths[Number(one.month.slice(5)) - 1] ?? '',
            group: beginsYear(months, index) ? one.month.slice(0, 4) : undefined,
            value: value(one),
            former: former && value(former),
            isOngoing,
            text: `${formatMonth(one.month)}: ${text(one)}${former ? texts().yearBeforeSpoken(text(former)) : ''}`,
          };
        })}
      >
        {({ key }) => {
          const month = months.find(({ one }) => one.month === key);
          const former = month && formerOf(month);
          return (
            month && (
              <p className='flex flex-wrap items-baseline gap-x-3 text-sm'>
                <span>
                  {formatShortMonth(key)}
                  {month.isOngoing && texts().untilNow}
                </span>
                <Amount figure={figure} one={month.one} show={show} />
                {former && <span className='text-ink-soft'>{texts().yearBefore(text(former))}</span>}
              </p>
            )
          );
        }}
      </BarChart>
      {isCompared && (
        <p aria-hidden='true' className='flex flex-wrap gap-x-4 text-ink-soft text-xs'>
          <LegendItem className='bg-river-600'>{texts().eachMonth}</LegendItem>
          <LegendItem className='bg-edge opacity-60'>{texts().oneYearBefore}</LegendItem>
        </p>
      )}
      <MonthTable figure={figure} months={months} isCompared={isCompared} show={show} />
    </section>
  );
}

const LegendItem = ({ className, children }: { className: string; children: string }) => (
  <span className='inline-flex items-center gap-1.5'>
    <span className={`inline-block size-2.5 rounded-[2px] forced-color-adjust-none ${className}`} />
    {children}
  </span>
);

/** Whether the year is written under a month: under January, and under the first month unless January is near. */
function beginsYear(months: readonly ComparedMonth[], index: number): boolean {
  const isJanuary = (month: ComparedMonth | undefined) => month?.one.month.endsWith('-01') === true;
  return isJanuary(months[index]) || (index === 0 && !months.slice(1, 3).some(isJanuary));
}

/** The number of a month; a button that shows its rows if there are any. */
function Amount({
  figure,
  one,
  show,
}: {
  figure: ReportName;
  one: MonthReport;
  show: (month: string) => void;
}) {
  const { title, text, hasRows } = reportTexts[figure];
  if (!hasRows(one)) return <span className='text-ink-soft tabular-nums'>{text(one)}</span>;
  return (
    <button
      type='button'
      className='link inline-flex min-h-11 min-w-11 items-center font-[650] tabular-nums pointer-fine:min-h-9 pointer-fine:min-w-9'
      aria-label={texts().barLabel(title, formatMonth(one.month), text(one))}
      onClick={() => show(one.month)}
    >
      {text(one)}
    </button>
  );
}

function MonthTable({
  figure,
  months,
  isCompared,
  show,
}: {
  figure: ReportName;
  months: readonly ComparedMonth[];
  isCompared: boolean;
  show: (month: string) => void;
}) {
  const { title, text, note } = reportTexts[figure];
  return (
    <details className='mt-1 text-sm'>
      <summary className='flex min-h-11 cursor-pointer items-center text-river-700 pointer-fine:min-h-9'>
        {texts().allMonths}
        <span className='sr-only'>: {title}</span>
      </summary>
      <table className='w-full'>
        <caption className='sr-only'>{title}</caption>
        <thead className='text-left text-ink-soft text-xs'>
          <tr>
            <th scope='col' className='py-1 pr-3 font-normal'>
              {texts().month}
            </th>
            <th scope='col' className='py-1 pr-3 font-normal'>
              {title}
            </th>
            {isCompared && (
              <th scope='col' className='py-1 text-right font-normal'>
                {texts().yearBeforeColumn}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {/* Newest month first. */}
          {months.toReversed().map(({ one, former }) => (
            <tr key={one.month} className='border-line border-t align-baseline'>
              <th scope='row' className='whitespace-nowrap py-1 pr-3 text-left font-normal'>
                {formatShortMonth(one.month)}
              </th>
              <td className='py-1 pr-3'>
                <Amount figure={figure} one={one} show={show} />
                {note?.(one) && <span className='block text-ink-soft text-xs'>{note(one)}</span>}
              </td>
              {isCompared && (
                <td className='py-1 text-right text-ink-soft tabular-nums'>{former ? text(former) : '—'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
