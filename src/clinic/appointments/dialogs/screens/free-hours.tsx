import { EmptyText } from '#design/feedback/empty-text.tsx';
import { keepTogether } from '#platform/text/unbreakable.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { freeTimes } from '../../desk/screens/place/free-times.ts';
import { rowButtonClasses } from '../../desk/screens/row-button-classes.ts';
import type { BookingStart } from './booking-dialog.tsx';
import { texts } from './texts.ts';

export function FreeHours({
  agenda,
  day,
  now,
  plan,
}: {
  agenda: Agenda;
  day: Day;
  now: Date;
  plan: (first: BookingStart) => void;
}) {
  const free = agenda.professionals
    .filter(({ isOpen }) => isOpen)
    .map(({ id, name }) => ({ id, name, times: freeTimes(agenda, { day, professionalId: id }, now) }))
    .filter(({ times }) => times.length > 0);
  return (
    <section aria-labelledby={`libres-${day}`} className='mt-5' data-print='no'>
      <h2 id={`libres-${day}`} className='mb-2 text-h4'>
        {' '}
        {texts().freeHours.title}{' '}
      </h2>
      {free.length === 0 ? (
        <EmptyText>{texts().freeHours.none}</EmptyText>
      ) : (
        <dl className='grid gap-x-4 gap-y-2 md:grid-cols-[auto_1fr] md:items-center'>
          {free.map(({ id, name, times }) => (
            <div key={id} className='md:contents'>
              <dt className='text-ink-soft text-xs max-md:mb-1'>{keepTogether(name)}</dt>
              <dd className='flex flex-wrap gap-1.5'>
                {times.map((time) => (
                  <button
                    key={time}
                    type='button'
                    aria-label={texts().freeHours.hour(time, name)}
                    className={rowButtonClasses}
                    onClick={() => plan({ day, time, professionalId: id })}
                  >
                    {time}
                  </button>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
