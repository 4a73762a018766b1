import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Waterline } from '#design/waterline.tsx';

const grounds = {
  paper: { ground: 'bg-paper', edge: 'text-paper' },
  river: { ground: 'bg-river-50', edge: 'text-river-50' },
  ochre: { ground: 'bg-ochre-100', edge: 'text-ochre-100' },
};

/** One of the landing page's sections. Its upper edge is a quiet waterline over the ground before it. */
export function LandingSection({
  id,
  title,
  lead,
  ground = 'paper',
  children,
}: {
  /** The anchor that menus point at. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  ground?: keyof typeof grounds;
  children: ReactNode;
}) {
  const look = grounds[ground];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('relative', look.ground)}>
      <Waterline className={clsx('absolute inset-x-0 bottom-[calc(100%-1px)]', look.edge)} />
      <div className='mx-auto max-w-page px-4 pt-12 pb-22 sm:px-8 sm:pt-18 sm:pb-30'>
        <div className='grid gap-x-12 gap-y-4 lg:grid-cols-[5fr_6fr] lg:items-end'>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className='max-w-text text-ink-soft sm:text-lg'>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
