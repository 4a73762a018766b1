import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from './texts.ts';

/** One alert in the header of a record, with a link to the page that handles it. */
export const RecordAlert = ({
  to,
  isUrgent = false,
  children,
}: {
  to: string;
  isUrgent?: boolean;
  children: ReactNode;
}) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-[650] text-xs no-underline hover:underline pointer-fine:min-h-9',
        isUrgent ? 'bg-coral-100 text-coral-700' : 'bg-ochre-100 text-ochre-700',
      )}
    >
      <CircleAlert aria-hidden='true' className='size-4' />
      {children}
    </Link>
  </li>
);

/** One line of a record's summary: a label, and its state as a link to its tab. */
export function GlanceLine<Data>({
  label,
  to,
  query: { data, isError },
  describe,
}: {
  label: string;
  to: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError'>;
  describe: (data: Data) => string;
}) {
  const missing = isError ? texts().unknownNow : '…';
  return (
    <div className='dense-row flex flex-wrap items-center justify-between gap-x-4 px-3'>
      <dt className='text-ink-soft'>{label}</dt>
      <dd className='min-w-0 text-right'>
        <Link
          to={to}
          preventScrollReset
          className='link inline-flex min-h-11 items-center pointer-fine:min-h-8'
        >
          {data === undefined ? missing : describe(data)}
        </Link>
      </dd>
    </div>
  );
}
