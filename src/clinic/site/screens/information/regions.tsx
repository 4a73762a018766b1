import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { glanceTexts } from './glance-texts.ts';

export function Regions() {
  const { now, soon } = clinicSettings().regions;
  return (
    <div className='mx-auto grid max-w-2xl gap-5 pb-3 sm:grid-cols-2'>
      <Part title={glanceTexts().regions.now} className='bg-river-50'>
        {now.map(({ name, how }) => (
          <Region key={name} name={name} how={how} />
        ))}
      </Part>
      <Part title={glanceTexts().regions.soon} className='border border-edge border-dashed'>
        {soon.map((name) => (
          <Region key={name} name={name} />
        ))}
      </Part>
    </div>
  );
}

function Part({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <section className={clsx('rounded-card px-5 py-5', className)}>
      <h3 className='text-h4'>{title}</h3>
      <ul className='mt-4 flex flex-col gap-4'>{children}</ul>
    </section>
  );
}

function Region({ name, how }: { name: string; how?: string }) {
  return (
    <li className='flex gap-3'>
      <MapPin
        aria-hidden='true'
        className={clsx('size-6 shrink-0', how ? 'fill-river-100 text-river-700' : 'text-ink-soft')}
      />
      <span>
        <span className='block font-[650]'>{name}</span>
        {how && <span className='block text-ink-soft text-sm'>{how}</span>}
      </span>
    </li>
  );
}
