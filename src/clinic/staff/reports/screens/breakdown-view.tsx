import { useQuery } from '@tanstack/react-query';
import { BarTable } from '#design/charts/bar-table.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { breakdownQuery } from '../api.ts';
import type { Breakdown } from '../contract.ts';
import { phraseTexts } from './phrase-texts.ts';
import { percent } from './report-messages.ts';
import { texts } from './texts.ts';

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
        title={texts().byProfessional}
        rowHead={texts().professional}
        rows={professionals.map(({ offered, ...one }) => ({
          ...one,
          note: `${describe(one)}${offered > 0 ? texts().shareOfOffered(percent(one.given, offered), phraseTexts().hours(offered)) : ''}`,
        }))}
      />
      <BreakdownView
        id='por-consulta'
        title={texts().byService}
        rowHead={texts().service}
        rows={services.map((one) => ({ ...one, note: describe(one) }))}
      />
    </>
  );
}

const describe = ({ given, missed }: Share): string =>
  `${phraseTexts().rows.appointments(given)}${missed > 0 ? texts().missedOf(missed) : ''}`;

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
      <WithHelp about={title} help={texts().breakdownLead}>
        <h2 id={id} className='text-h4'>
          {title}
        </h2>
      </WithHelp>
      <BarTable
        caption={title}
        rowHead={rowHead}
        valueHead={texts().collected}
        rows={rows.map(({ name, incomeCents, note }) => ({
          key: name,
          name,
          size: incomeCents,
          value: formatEurosExactly(incomeCents),
          note,
        }))}
      />
      {rows.length === 0 && <EmptyText>{texts().noData}</EmptyText>}
    </section>
  );
}
