import clsx from 'clsx';
import { Link } from 'react-router';
import { Card } from '#design/card.tsx';
import { listServiceGroups, type ServiceGroup } from './information.ts';

export function ServiceGroups({ onLeave, className }: { onLeave?: () => void; className?: string }) {
  return (
    <ul className={clsx('grid grid-cols-1 gap-5 pb-3 sm:grid-cols-2', className)}>
      {listServiceGroups().map((group) => (
        <GroupCard key={group.title} group={group} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function GroupCard({ group, onLeave }: { group: ServiceGroup; onLeave: (() => void) | undefined }) {
  const { title, entries, more } = group;
  return (
    <Card as='li' edge='plaster' className='flex flex-col'>
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
    </Card>
  );
}
