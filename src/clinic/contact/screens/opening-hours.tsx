import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatLengths, servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { clinic } from '#config';
import { routes } from '#platform/paths.ts';
import { formatWeekdays } from '#platform/time/opening-hours.ts';
import { texts } from './texts.ts';

/** Weekdays and start times of sessions, as plain text beside the contact form. */
export function OpeningHours() {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  return (
    <section aria-labelledby='horario' className='mt-6 border-line border-t pt-5'>
      <h2 id='horario' className='text-h4'>
        {texts().hours.title}
      </h2>
      <p className='mt-1.5'>
        <strong className='inline-block first-letter:uppercase'>
          {formatWeekdays(clinic.workingWeekdays)}.
        </strong>{' '}
        {texts().hours.sessions(formatLengths(services))}
      </p>
      <ul className='flex flex-wrap gap-x-4 font-[650] tabular-nums'>
        {clinic.slots.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
      <p className='text-ink-soft'>{texts().hours.closed}</p>
      <Link to={routes.appointments} className='link inline-flex min-h-11 items-center font-[650]'>
        {texts().hours.showFreeHours}
      </Link>
    </section>
  );
}
