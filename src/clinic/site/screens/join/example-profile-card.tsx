import { Languages, MapPin } from 'lucide-react';
import { Badge } from '#design/badge.tsx';
import { exampleProfile } from './example-profile.ts';
import { texts } from './texts.ts';

export function ExampleProfileCard() {
  const { name, title, license, about, specialties, languages, office } = exampleProfile;
  return (
    <section aria-labelledby='ficha' className='rounded-card bg-card p-5 shadow-soft sm:p-7'>
      <div className='flex gap-4 max-[24rem]:flex-col sm:gap-6'>
        <Portrait className='h-32 shrink-0 self-start sm:h-40' />
        <div className='min-w-0 self-center'>
          <h3 id='ficha' className='text-h4'>
            {name}
          </h3>
          <p className='mt-1'>{title}</p>
          <p className='text-ink-soft text-sm'>{license}</p>
          <Badge tone='confirmed' className='mt-2.5 whitespace-normal!'>
            {texts().example.checked}
          </Badge>
        </div>
      </div>
      <p className='mt-5 max-w-text'>{about}</p>
      <ul aria-label={texts().example.specialties} className='mt-4 flex flex-wrap gap-2'>
        {specialties.map((specialty) => (
          <li
            key={specialty}
            className='rounded-full bg-river-50 px-3 py-1 font-[650] text-river-700 text-sm'
          >
            {specialty}
          </li>
        ))}
      </ul>
      <ul className='mt-5 space-y-1.5 border-line border-t pt-4 text-ink-soft [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-river-600'>
        <li className='flex gap-2.5'>
          <MapPin aria-hidden='true' />
          {office.place}
        </li>
        <li className='flex gap-2.5'>
          <Languages aria-hidden='true' />
          {languages}
        </li>
      </ul>
    </section>
  );
}

/** Decorative portrait without a face, nobody's likeness. */
function Portrait({ className }: { className?: string }) {
  return (
    <svg viewBox='0 0 112 140' aria-hidden='true' className={className}>
      <path d='M3 132V56a53 53 0 0 1 106 0v76z' className='fill-card stroke-edge' strokeWidth='1.5' />
      <path d='M9 132V56a47 47 0 0 1 94 0v76z' className='fill-river-100' />
      <path d='M9 96c16-12 26-4 40-9s30-10 54 2v43H9z' className='fill-front-pine' />
      <path d='M33 78c-3-36 8-48 24-48s26 13 22 48c-1 12-43 12-46 0z' className='fill-wood' />
      <path d='M48 78h17v22H48z' className='fill-plaster-shade' />
      <path d='M20 132c0-26 12-36 36-36s37 10 37 36z' className='fill-front-coral' />
      <path d='M46 96l10.5 12 10.5-12 4 1-14.5 19L42 97z' className='fill-card' />
      <ellipse cx='56.5' cy='63' rx='15.5' ry='20' className='fill-plaster' />
      <path d='M40 62c0-18 7-25 17-25s17 6 16 24c-6-8-14-13-20-14-3 7-8 12-13 15z' className='fill-wood' />
      <path d='M50.5 65h0m12 0h0' className='stroke-ink' strokeWidth='3' strokeLinecap='round' />
      <path
        d='M52 73q4.5 4.500 9 0'
        className='fill-none stroke-tile'
        strokeWidth='1.8'
        strokeLinecap='round'
      />
      <path d='M0 132h112v8H0z' className='fill-stone' />
    </svg>
  );
}
