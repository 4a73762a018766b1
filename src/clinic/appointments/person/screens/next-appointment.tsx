import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDateOfYear, formatTime } from '#platform/time/screen-dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useClientNow } from '../../screens/use-now.ts';
import { appointmentsOfPersonQuery } from '../api.ts';
import { isUpcoming } from '../upcoming.ts';
import { texts } from './texts.ts';

/** The next appointment, or that there is none. Keeps its line while loading. */
export function NextAppointment({ id, to }: { id: number; to: string }) {
  const { data } = useQuery(appointmentsOfPersonQuery(id));
  const now = useClientNow();
  // Newest first, so the next one is the last of those to come.
  const next = data?.findLast((one) => isUpcoming(one, now));
  if (data === undefined) return <p className='min-h-6'>{'\u00a0'}</p>;
  if (next === undefined) return <p className='text-ink-soft'>{texts().noUpcoming}</p>;
  return (
    <p>
      {texts().next}{' '}
      <Link to={to} preventScrollReset className='link font-[650] tabular-nums'>
        {formatDay(next, now)}, {formatTime(next.startsAt)}
      </Link>
    </p>
  );
}

function formatDay({ startsAt }: AgendaAppointment, now: Date): string {
  const at = new Date(startsAt);
  return wallTimeOf(at).day === wallTimeOf(now).day ? texts().today : formatDateOfYear(at);
}
