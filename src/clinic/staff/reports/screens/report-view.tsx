import { BarTable } from '#design/bar-table.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { formatMonth } from '#platform/time/spanish-dates.ts';
import type { MonthReport } from '../api.ts';
import type { ReportName } from '../terms.ts';
import { formatTotal, monthShort, reportTexts } from './report-messages.ts';

export function ReportView({
  figure,
  months,
  show,
}: {
  figure: ReportName;
  months: readonly MonthReport[];
  show: (month: string) => void;
}) {
  const { title, how, size, text, note, hasRows } = reportTexts[figure];
  // Omits empty months before the first data of a new clinic.
  const known = months.slice(0, months.findLastIndex(hasRows) + 1);
  const oldest = known.at(-1);
  return (
    <section aria-labelledby={figure} className='rounded-card border border-line bg-card px-4 py-3'>
      <WithHelp about={title} help={how}>
        <h2 id={figure} className='text-h4'>
          {title}: <span className='tabular-nums'>{formatTotal(figure, months)}</span>
        </h2>
      </WithHelp>
      <BarTable
        caption={title}
        rowHead='Mes'
        valueHead={title}
        rows={known.map((one) => ({
          key: one.month,
          name: monthShort(one.month),
          size: size(one),
          value: hasRows(one) ? (
            <button
              type='button'
              className='link inline-flex min-h-11 min-w-11 items-center justify-end pointer-fine:min-h-9 pointer-fine:min-w-9'
              aria-label={`${title} de ${formatMonth(one.month)}: ${text(one)}`}
              onClick={() => show(one.month)}
            >
              {text(one)}
            </button>
          ) : (
            <span className='font-normal text-ink-soft'>{text(one)}</span>
          ),
          ...(note?.(one) ? { note: note(one) ?? '' } : {}),
        }))}
      />
      {known.length < months.length && (
        <p className='text-ink-soft text-sm'>
          {oldest
            ? `No hay datos anteriores a ${formatMonth(oldest.month)}.`
            : 'No hay datos de estos meses.'}
        </p>
      )}
    </section>
  );
}
