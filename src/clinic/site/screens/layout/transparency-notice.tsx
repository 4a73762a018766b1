import { ShieldCheck } from 'lucide-react';
import { Waterline } from '#design/drawings/waterline.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { texts } from './texts.ts';

const commitments = () => [
  texts().fraud.charges,
  texts().fraud.secrets,
  texts().fraud.sender(clinicContact().email.split('@')[1] ?? ''),
];

/** Fraud notice on every page: how the clinic charges and writes, so that impostors are recognized. */
export function TransparencyNotice() {
  return (
    <aside aria-labelledby='transparencia' data-print='no' className='relative'>
      <Waterline className='absolute inset-x-0 bottom-[calc(100%-1px)] text-river-100' />
      <div className='bg-river-100'>
        <div className='mx-auto flex max-w-page flex-col gap-x-8 gap-y-4 px-4 pt-8 pb-16 sm:px-8 md:flex-row'>
          <ShieldCheck aria-hidden='true' strokeWidth={1.6} className='size-12 shrink-0 text-river-700' />
          <div className='md:w-72 md:shrink-0'>
            <h2 id='transparencia' className='text-h4'>
              {texts().fraud.title}
            </h2>
            <p className='mt-1.5 text-ink-soft text-sm'>{texts().fraud.advice}</p>
          </div>
          <ul className='flex flex-col gap-2 text-sm'>
            {commitments().map((promise) => (
              <li key={promise} className='flex gap-2.5'>
                <span
                  aria-hidden='true'
                  className='mt-[0.45lh] size-1.5 shrink-0 rounded-full bg-river-600'
                />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
