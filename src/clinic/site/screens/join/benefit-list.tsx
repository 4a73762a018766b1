import { Bullet } from '#design/bullet.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { formatEuros } from '#platform/money.ts';
import { benefits } from './benefits.ts';
import { RegistrationLink } from './registration-link.tsx';
import { texts } from './texts.ts';

export function BenefitList() {
  const { monthlyFeeCents, visibleWithin } = clinicSettings().directory;
  return (
    <ul className='mt-8 grid grid-cols-1 gap-x-8 rounded-sheet bg-card px-5 py-3 shadow-soft sm:px-8 sm:py-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:px-10'>
      {benefits()(formatEuros(monthlyFeeCents), visibleWithin).map((benefit) => (
        <BenefitItem key={benefit.id} title={benefit.title} description={benefit.description} />
      ))}
      <li className='flex items-center gap-5 py-5'>
        <Door className='w-14 shrink-0 sm:w-16' />
        <div className='min-w-0'>
          <h3 className='text-h4 wrap-anywhere'>{texts().benefits.whenYouLike}</h3>
          <RegistrationLink className='mt-3'>{texts().benefits.join}</RegistrationLink>
        </div>
      </li>
    </ul>
  );
}

function BenefitItem({ title, description }: { title: string; description: string }) {
  return (
    <li className='flex items-start gap-3 border-line border-b py-5'>
      <Bullet className='text-h4' />
      <div className='min-w-0'>
        <h3 className='text-h4 wrap-anywhere'>{title}</h3>
        <p className='mt-1 text-ink-soft'>{description}</p>
      </div>
    </li>
  );
}

/** Decorative drawing of a door left ajar. */
function Door({ className }: { className?: string }) {
  return (
    <svg viewBox='0 0 96 124' aria-hidden='true' className={className}>
      <path d='M14 118V46a34 34 0 0 1 68 0v72z' className='fill-card' />
      <path d='M20 118V46a28 28 0 0 1 56 0v72z' className='fill-glow' />
      <path d='M30 118V60a18 18 0 0 1 36 0v58z' className='fill-glow-soft' />
      <path d='M20 118V46a28 28 0 0 1 28-28v100z' className='fill-shutter' />
      <path d='M48 18l14 12v96l-14-8z' className='fill-shutter-shade' />
      <path
        d='M26 58h16v20H26zM26 86h16v22H26z'
        className='fill-none stroke-shutter-shade'
        strokeWidth='2.4'
      />
      <circle cx='43.5' cy='82' r='2.2' className='fill-ochre-500' />
      <path d='M8 118h80v6H8z' className='fill-stone-shade' />
    </svg>
  );
}
