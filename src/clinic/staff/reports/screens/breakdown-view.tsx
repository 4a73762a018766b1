import { useQuery } from '@tanstack/react-query';
import { BarTable } from '#design/bar-table.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { breakdownQuery } from '../api.ts';
import type { Breakdown } from '../contract.ts';
import { formatCount, percent } from './report-messages.ts';

type Share = Breakdown['services'][number];

/** Hours, absences and income of the chosen months by professional and by service. */
export function BreakdownViews({ from, to }: { from: string; to: string }) {
  const { data } = useQuery(breakdownQuery(from, to));
  if (data === undefined) return null;
  const { professionals, services } = data;
  return (
    <>
      <BreakdownView
        id='por-profesional'
        title='Por profesional'
        rowHead='Profesional'
        rows={professionals.map(({ offered, ...one }) => ({
          ...one,
          note: `${describe(one)}${offered > 0 ? ` · ${percent(one.given, offered)} de ${formatCount(offered, 'hora', 'horas')}` : ''}`,
        }))}
      />
      <BreakdownView
        id='por-consulta'
        title='Por consulta'
        rowHead='Consulta'
        rows={services.map((one) => ({ ...one, note: describe(one) }))}
      />
    </>
  );
}

const describe = ({ given, missed }: Share): string =>
  `${formatCount(given, 'cita', 'citas')}${missed > 0 ? `, ${missed} sin venir o canceladas tarde` : ''}`;

function BreakdownView({
  id,
  title,
  rowHead,
  rows,
}: {
  id: string;
  title: string;
  rowHead: string;
  rows: readonly (Share & { note: string })[];
}) {
  return (
    <section aria-labelledby={id} className='rounded-card border border-line bg-card px-4 py-3'>
      <WithHelp
        about={title}
        help='Citas confirmadas y lo cobrado por ellas menos lo devuelto. El dinero de los planes no está aquí.'
      >
        <h2 id={id} className='text-h4'>
          {title}
        </h2>
      </WithHelp>
      <BarTable
        caption={title}
        rowHead={rowHead}
        valueHead='Cobrado'
        rows={rows.map(({ name, incomeCents, note }) => ({
          key: name,
          name,
          size: incomeCents,
          value: formatEurosExactly(incomeCents),
          note,
        }))}
      />
      {rows.length === 0 && <EmptyText>No hay datos de estos meses.</EmptyText>}
    </section>
  );
}
