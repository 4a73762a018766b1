import { MapPin, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExampleBookingCard } from './example-booking-card.tsx';
import { exampleProfile } from './example-profile.ts';
import { ExampleProfileCard } from './example-profile-card.tsx';
import { RegistrationLink } from './registration-link.tsx';
import { texts } from './texts.ts';

/** A mock-up of the directory for patients: search, result and booking. */
export function DirectoryExample() {
  return (
    <figure className='relative mt-8 rounded-sheet bg-river-50 px-4 pt-8 pb-6 sm:p-8'>
      <p
        aria-hidden='true'
        className='absolute -top-4 left-6 rounded-full border-2 border-ink bg-glow-soft px-4 py-0.5 font-[650] text-sm'
      >
        {texts().example.mark}
      </p>
      <SearchMockUp />
      <div className='mt-5 grid grid-cols-1 gap-5 lg:grid-cols-[1.1fr_1fr]'>
        <ExampleProfileCard />
        <ExampleBookingCard />
      </div>
      <figcaption className='mt-4 text-ink-soft text-sm'>{texts().example.caption}</figcaption>
    </figure>
  );
}

/** Static mock-up of fields, not focusable. */
function SearchMockUp() {
  const { what, where } = exampleProfile.search;
  return (
    <div className='grid grid-cols-1 gap-3 rounded-card bg-card p-3 shadow-soft sm:p-4 md:grid-cols-[1.3fr_1fr_auto] md:items-end'>
      <dl className='contents'>
        <MockField icon={<Search />} label={texts().example.whatField} value={what} />
        <MockField icon={<MapPin />} label={texts().example.whereField} value={where} />
      </dl>
      <RegistrationLink>{texts().example.join}</RegistrationLink>
    </div>
  );
}

function MockField({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <div>
      <dt className='px-1 font-[650] text-sm'>{label}</dt>
      <dd className='mt-1 flex min-h-12 items-center gap-2.5 rounded-[10px] bg-paper px-3.5 text-ink-soft shadow-[inset_0_0_0_1px_var(--color-line)] [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-river-600'>
        {icon}
        {value}
      </dd>
    </div>
  );
}
