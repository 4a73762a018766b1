import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { formatLengths, servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { clinic } from '#config';
import { HouseReflection } from '#design/drawings/house-reflection.tsx';
import { WindowDrawing } from '#design/drawings/window-drawing.tsx';
import { routes } from '#platform/paths.ts';
import { formatWeekdays } from '#platform/time/opening-hours.ts';

const floors = [
  { name: 'Mañana', times: clinic.slots.filter((time) => time < '14:00') },
  { name: 'Tarde', times: clinic.slots.filter((time) => time >= '14:00') },
];

/**
 * Opening hours drawn as the house from the booking page, with one window per session start. No window is lit,
 * because no hour is selected.
 */
export function OpeningHouse({ className }: { className?: string }) {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  return (
    <section aria-labelledby='horario' className={clsx('@container', className)}>
      <h2 id='horario' className='text-h3'>
        Cuándo estamos
      </h2>
      <p className='mt-2'>
        <strong className='inline-block first-letter:uppercase'>
          {formatWeekdays(clinic.workingWeekdays)}.
        </strong>{' '}
        Cada sesión dura {formatLengths(services)} y suele empezar a una de estas horas.
      </p>
      <div className='mt-6'>
        <div aria-hidden='true' className='tiles relative z-10 h-5 bg-tile' />
        <div className='mx-2 bg-plaster px-3 pb-9 shadow-[inset_0_-6px_0_var(--color-stone-shade),inset_0_-20px_0_var(--color-stone)]'>
          <div aria-hidden='true' className='-mx-3 -mt-2 h-5 bg-plaster-shade' />
          {floors.map(({ name, times }) => (
            <Floor key={name} name={name} times={times} />
          ))}
        </div>
        <HouseReflection columns={3} litColumns={[]} />
      </div>
      <p className='mt-4 text-ink-soft'>Los demás días y los festivos descansamos.</p>
      <Link to={routes.appointments} className='link inline-flex min-h-11 items-center font-[650]'>
        Ver las horas libres
      </Link>
    </section>
  );
}

function Floor({ name, times }: { name: string; times: readonly string[] }) {
  return (
    <div className='pt-4'>
      <h3 className='flex items-center gap-3 px-2 font-[650] font-sans text-ink-soft text-sm tracking-normal'>
        {name}
        <span aria-hidden='true' className='h-0.5 grow rounded-full bg-plaster-shade' />
      </h3>
      <ul className='mt-3 grid grid-cols-3'>
        {times.map((time) => (
          <li key={time} className='flex flex-col items-center'>
            <WindowDrawing state='free' className='w-[clamp(4.5rem,22cqw,7rem)]' />
            <span className='mt-1.5 font-[650] tabular-nums'>{time}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
