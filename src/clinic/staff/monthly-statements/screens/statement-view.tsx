import { kindSigns } from '#clinic/appointments/desk/screens/agenda-labels.ts';
import { methodName } from '#clinic/payments/till/screens/till-messages.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatShortDate, formatTime } from '#platform/time/spanish-dates.ts';
import type { MonthlyStatement } from '../api.ts';
import { summaryLines } from '../statement-lines.ts';

export function StatementView({ sheet }: { sheet: MonthlyStatement }) {
  const { attended, collected, professional } = sheet;
  return (
    <div className='grid items-start gap-4 lg:grid-cols-2'>
      <section
        aria-labelledby='hoja'
        className='rounded-card border border-line bg-card px-4 py-3 lg:col-span-2'
      >
        <h2 id='hoja' className='text-h4'>
          {professional.name}
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
        title='Sesiones atendidas'
        none='Ninguna anotada como atendida este mes.'
        rows={attended.map(({ appointmentId, startsAt, type, serviceName, withPlan, paid }) => [
          String(appointmentId),
          `${formatShortDate(startsAt)}, ${formatTime(startsAt)} · ${serviceName ?? kindSigns[type].word}`,
          withPlan ? 'Con plan' : paidLabel(paid),
        ])}
      />
      <Rows
        title='Cobros y devoluciones del mes'
        none='Este mes no se ha cobrado ninguna de sus citas.'
        rows={collected.map(({ at, startsAt, method, cents }, index) => [
          String(index),
          `${formatShortDate(at)} · ${methodName(method)} · cita del ${formatShortDate(startsAt)}`,
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

function Rows({ title, none, rows }: RowsProps) {
  return (
    <section aria-label={title} className='rounded-card border border-line bg-card px-4 py-3'>
      <h2 className='text-h4'>{title}</h2>
      {rows.length === 0 && <p className='mt-1 text-ink-soft'>{none}</p>}
      <ul className='divide-y divide-line text-sm'>
        {rows.map(([key, what, value]) => (
          <li key={key} className='flex justify-between gap-4 py-1.5'>
            <span>{what}</span>
            <span className='whitespace-nowrap tabular-nums'>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const paidLabel = (paid: boolean) => (paid ? 'Pagada' : 'Sin pagar');
