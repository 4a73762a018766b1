import { Link } from 'react-router';
import type { Role } from '#clinic/audit/contract.ts';
import { routes } from '#platform/paths.ts';
import { useInbox } from './use-inbox.ts';

/** One line for the day: how much waits, and how much of it has waited too long. Nothing where nothing does. */
export function InboxToday({ role, now }: { role: Role; now: Date }) {
  const { entries } = useInbox(role, 'open');
  if (entries.length === 0) return null;
  const late = entries.filter(({ dueAt }) => new Date(dueAt) < now).length;
  return (
    <p className='mt-4'>
      <Link
        to={routes['staff-inbox']}
        className='link inline-flex min-h-11 items-center font-[650] pointer-fine:min-h-9'
      >
        {entries.length === 1 ? '1 mensaje por contestar' : `${entries.length} mensajes por contestar`}
      </Link>
      {late > 0 && (
        <strong className='ml-2 text-coral-700'>
          {late === 1 ? '1 pasado de plazo' : `${late} pasados de plazo`}
        </strong>
      )}
    </p>
  );
}
