import { Moon, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { presentNow } from '#platform/browser/clock.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { withPhoneUrl } from '#platform/text/dialling.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatComingDay } from '#platform/time/near-days.ts';
import type { Reading } from '../api.ts';
import { texts } from './texts.ts';

/** Longest browser timer, in ms. The next response sets the timer again. */
const longestTimerMs = 2 ** 31 - 1;

/** Shown before writing: whether the team reads now, and whom to call in an emergency. */
export function ReadingLine({ reading, refresh }: { reading: Reading; refresh: () => void }) {
  const { isNow, turnsAt } = reading;
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (turnsAt === null) return;
    // One second later, so that the server's clock agrees.
    const waitMs = new Date(turnsAt).getTime() - presentNow().getTime() + 1_000;
    const timer = setTimeout(() => latest.current(), Math.min(Math.max(waitMs, 1_000), longestTimerMs));
    return () => clearTimeout(timer);
  }, [turnsAt]);
  return (
    <div className='mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm'>
      <p role='status' className='flex min-w-0 grow basis-64 items-start gap-2'>
        {isNow ? (
          <Sun aria-hidden='true' className='mt-0.5 size-5 shrink-0 text-pine-700' />
        ) : (
          <Moon aria-hidden='true' className='mt-0.5 size-5 shrink-0 text-ochre-700' />
        )}
        <span className='max-w-text'>{isNow ? <Now turnsAt={turnsAt} /> : <NotNow turnsAt={turnsAt} />}</span>
      </p>
      <UrgentLine />
    </div>
  );
}

function Now({ turnsAt }: { turnsAt: string | null }) {
  return texts().reading.now(
    (text) => <strong>{text}</strong>,
    turnsAt === null ? null : formatTime(turnsAt),
  );
}

function NotNow({ turnsAt }: { turnsAt: string | null }) {
  const now = useNow();
  return (
    <>
      <strong>{texts().reading.notNow}</strong>{' '}
      {turnsAt === null
        ? texts().reading.unknown
        : texts().reading.from(formatComingDay(turnsAt, now), formatTime(turnsAt))}
    </>
  );
}

// Danger and suicidal thoughts: cases that must never wait for a written answer.
const urgentContacts = () => clinicSettings().emergencyContacts.slice(0, 2).map(withPhoneUrl);

/** Emergency numbers, also shown if the user may not write. */
export function UrgentLine() {
  return (
    <p className='flex flex-wrap items-center gap-x-2'>
      <span>{texts().reading.urgent}</span>
      {/* On one line, or the second number would be below the first screen of a small phone. */}
      <span className='flex gap-x-2'>
        {urgentContacts().map(({ name, phone, href }) => (
          <a
            key={phone}
            href={href}
            className='link inline-flex min-h-11 min-w-11 items-center justify-center font-[650] tabular-nums'
          >
            <span className='sr-only'>{name}: </span>
            {phone}
          </a>
        ))}
      </span>
    </p>
  );
}
