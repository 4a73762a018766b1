import clsx from 'clsx';
import { Link } from 'react-router';
import { HouseCard } from '#design/card.tsx';
import { type ServiceGroup, serviceGroups } from '../information/information.ts';

/** Four houses, one for each group; each window is one service. */
export function ServiceHouses({ onLeave, className }: { onLeave?: () => void; className?: string }) {
  return (
    <ul className={clsx('grid grid-cols-1 gap-x-5 gap-y-7 pb-3 sm:grid-cols-2', className)}>
      {serviceGroups.map((group) => (
        <House key={group.title} group={group} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function House({ group, onLeave }: { group: ServiceGroup; onLeave: (() => void) | undefined }) {
  const { title, tone, entries, more } = group;
  return (
    <HouseCard as='li' tone={tone} windows={entries.length} lit={entries.length}>
      <h3 className='text-h4'>{title}</h3>
      <ul className='mt-2 grow'>
        {entries.map((entry) => (
          <li key={entry} className='border-line border-b py-1.5 last:border-0'>
            {entry}
          </li>
        ))}
      </ul>
      <Link to={more.path} onClick={onLeave} className='link mt-1 flex min-h-11 items-center text-sm'>
        {more.label}
      </Link>
    </HouseCard>
  );
}
