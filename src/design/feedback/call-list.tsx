import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { Button } from '../button.tsx';
import { texts } from '../texts.ts';

export type Contact = {
  name: string;
  phone: string;
  href: string;
  description: string;
};

export function CallList({ contacts, className }: { contacts: readonly Contact[]; className?: string }) {
  return (
    <ul className={clsx('grid grid-cols-1 gap-3', className)}>
      {contacts.map(({ name, phone, href, description }) => (
        <li
          key={phone}
          className='flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4 sm:py-3 sm:pr-3 sm:pl-5'
        >
          <div className='min-w-0 flex-[1_1_11rem]'>
            <p className='font-[650] leading-snug'>{name}</p>
            <p className='max-w-text text-ink-soft text-sm'>{description}</p>
          </div>
          <Button
            asChild
            variant='danger'
            className='shrink-0 px-5! tabular-nums max-sm:w-full min-[15rem]:whitespace-nowrap'
          >
            <a href={href}>
              <Phone aria-hidden='true' className='size-5' />
              <span className='sr-only'>{texts().callTo(name)}</span>
              {phone}
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}
