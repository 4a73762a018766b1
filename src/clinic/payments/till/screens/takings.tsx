import { EmptyText } from '#design/feedback/empty-text.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import type { Till } from '../api.ts';
import { texts } from './texts.ts';
import { methodName } from './till-messages.ts';

/** Takings of a day less refunds, by method and by professional. */
export function Takings({ takings: { byMethod, byEarner, totalCents } }: { takings: Till['takings'] }) {
  return (
    <section aria-labelledby='cobrado' className='rounded-card border border-line bg-card px-4 py-3'>
      <h2 id='cobrado' className='flex flex-wrap items-baseline justify-between gap-x-4 text-h4'>
        {texts().takenInDay} <span className='tabular-nums'>{formatEurosExactly(totalCents)}</span>
      </h2>
      {byMethod.length === 0 ? (
        <EmptyText>{texts().nothingYet}</EmptyText>
      ) : (
        <div className='mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2'>
          <Sums
            caption={texts().byMethod}
            rows={byMethod.map(({ method, cents }) => [methodName(method), cents])}
          />
          <Sums
            caption={texts().byProfessional}
            rows={byEarner.map(({ name, cents }) => [name ?? texts().plansAndOthers, cents])}
          />
        </div>
      )}
    </section>
  );
}

function Sums({ caption, rows }: { caption: string; rows: readonly (readonly [string, number])[] }) {
  return (
    <table className='w-full self-start text-sm'>
      <caption className='text-left text-ink-soft text-xs'>{caption}</caption>
      <tbody>
        {rows.map(([name, cents]) => (
          <tr key={name} className='border-line border-b last:border-b-0'>
            <th scope='row' className='py-1.5 text-left font-normal'>
              {keepTogether(name)}
            </th>
            <td className='py-1.5 text-right tabular-nums'>{formatEurosExactly(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
