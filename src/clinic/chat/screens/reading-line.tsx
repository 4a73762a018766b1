import { Moon, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { clinic } from '#config';
import { presentNow } from '#platform/browser/clock.ts';
import { withDialling } from '#platform/text/dialling.ts';
import { whenWords } from '#platform/time/near-days.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import type { Reading } from '../api.ts';

/** The longest that a browser's timer waits, in ms; it is set again by the next answer. */
const longestTimerMs = 2 ** 31 - 1;

/** Before anything is written: whether somebody reads it now, and whom to call where it cannot wait. */
export function ReadingLine({ reading, refresh }: { reading: Reading; refresh: () => void }) {
  const { isNow, turnsAt } = reading;
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (turnsAt === null) return;
    // A second later, so that the house agrees.
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
        <span>{isNow ? <Now turnsAt={turnsAt} /> : <NotNow turnsAt={turnsAt} />}</span>
      </p>
      <UrgentLine />
    </div>
  );
}

function Now({ turnsAt }: { turnsAt: string | null }) {
  return (
    <>
      <strong>Estamos en horas de lectura</strong>
      {turnsAt !== null && `, hasta las ${formatTime(turnsAt)}`}. Leemos por orden de llegada.
    </>
  );
}

function NotNow({ turnsAt }: { turnsAt: string | null }) {
  const now = useNow();
  return (
    <>
      <strong>Ahora no lo lee nadie.</strong>{' '}
      {turnsAt === null
        ? 'Todavía no sabemos cuándo volvemos: llámanos.'
        : `Puedes escribir igual: lo leeremos ${whenWords(turnsAt, now)}, a partir de las ${formatTime(turnsAt)}.`}
    </>
  );
}

// Danger, and thoughts of suicide: what must never wait for an answer in writing.
const urgent = clinic.emergencyContacts.slice(0, 2).map(withDialling);

/** Whom to call where it cannot wait: also where nobody may write. */
export function UrgentLine() {
  return (
    <p className='flex flex-wrap items-center gap-x-2'>
      <span>Si no puede esperar, llama:</span>
      {/* Together, or the second would be left below the first screen of a small phone. */}
      <span className='flex gap-x-2'>
        {urgent.map(({ name, phone, href }) => (
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
