import { FileDown } from 'lucide-react';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { lastQuarters } from '../rules.ts';

const words = ['primer', 'segundo', 'tercer', 'cuarto'];

/** '2026-4' in words: 'cuarto trimestre de 2026'. */
function inWords(quarter: string): string {
  const [year, number] = quarter.split('-');
  return `${words[Number(number) - 1]} trimestre de ${year}`;
}

/** A quarter's receipts for whoever does the clinic's accounts. Only for the direction. */
export function Quarters() {
  return (
    <section aria-labelledby='gestoria' className='mt-4 rounded-card border border-line bg-card px-4 py-3'>
      <h2 id='gestoria' className='text-h4'>
        Para la gestoría
      </h2>
      <p className='text-ink-soft text-sm'>
        Todos los cobros y devoluciones con su justificante y su IVA. La columna «Factura» dice «pendiente»:
        el número lo pone el programa de facturación.
      </p>
      <ul className='flex flex-wrap gap-x-6'>
        {lastQuarters(wallTimeOf(new Date()).day).map((quarter) => (
          <li key={quarter}>
            <a
              href={`/api/staff/quarters/${quarter}/csv`}
              download
              className='link inline-flex min-h-11 items-center gap-1.5 text-sm'
            >
              <FileDown aria-hidden='true' className='size-4' />
              {inWords(quarter)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
