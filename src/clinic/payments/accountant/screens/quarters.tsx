import { FileDown } from 'lucide-react';
import { WithHelp } from '#design/with-help.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { lastQuarters } from '../rules.ts';
import { texts } from './texts.ts';

/** @param quarter '2026-4' */
function formatQuarter(quarter: string): string {
  const [year = '', number] = quarter.split('-');
  return texts().quarter(Number(number), year);
}

const files = [
  { name: 'Excel', path: 'xlsx' },
  { name: 'CSV', path: 'csv' },
] as const;

/** Downloads of a quarter's receipts for the accountant. Managers only. */
export function Quarters() {
  return (
    <section aria-labelledby='gestoria' className='mt-4 rounded-card border border-line bg-card px-4 py-3'>
      <WithHelp about={texts().title} help={texts().help}>
        <h2 id='gestoria' className='text-h4'>
          {texts().title}
        </h2>
      </WithHelp>
      <ul className='mt-1 grid gap-x-8 md:grid-cols-2'>
        {lastQuarters(wallTimeOf(presentNow()).day).map((quarter) => (
          <li key={quarter} className='flex items-center gap-x-4'>
            <span className='min-w-0 grow first-letter:uppercase'>{formatQuarter(quarter)}</span>
            {files.map(({ name, path }) => (
              <a
                key={name}
                href={`/api/staff/quarters/${quarter}/${path}`}
                download
                className='link inline-flex min-h-11 items-center gap-1.5 text-sm'
              >
                <FileDown aria-hidden='true' className='size-4' />
                {name}
                <span className='sr-only'> {texts().ofQuarter(formatQuarter(quarter))}</span>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
