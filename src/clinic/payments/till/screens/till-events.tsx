import clsx from 'clsx';
import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import { formatTime } from '#platform/time/screen-dates.ts';
import type { TillEvent } from '../api.ts';
import { texts } from './texts.ts';
import { formatDifference, methodName } from './till-messages.ts';

export function TillEvents({ events }: { events: readonly TillEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby='pasos-de-caja' className='mt-4'>
      <h2 id='pasos-de-caja' className='mb-2 text-h4'>
        {texts().eventsTitle}
      </h2>
      <ol className='overflow-hidden rounded-card border border-line bg-card'>
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event }: { event: TillEvent }) {
  const { at, step, cents, differenceCents, by, givenTo, note, takings } = event;
  const hasDifference = differenceCents !== null && differenceCents !== 0;
  return (
    <li className='dense-row grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-line border-b px-3 last:border-b-0'>
      <span className='tabular-nums'>{formatTime(at)}</span>
      <div>
        <p className='flex flex-wrap items-baseline gap-x-2'>
          <strong className='tabular-nums'>{texts().events[step](formatEuros(cents))}</strong>
          {differenceCents !== null && (
            <span className={clsx('text-sm', hasDifference ? 'font-[650] text-coral-700' : 'text-ink-soft')}>
              {formatDifference(differenceCents)}
            </span>
          )}
        </p>
        <p className='text-ink-soft text-xs'>
          {givenTo === null ? by : texts().byTo(by, givenTo)}
          {note && ` · ${note}`}
        </p>
        {takings.length > 0 && (
          <p className='text-xs tabular-nums'>
            {texts().inShift(
              takings
                .map((one) => `${methodName(one.method).toLowerCase()} ${formatEurosExactly(one.cents)}`)
                .join(' · '),
            )}
          </p>
        )}
      </div>
    </li>
  );
}
