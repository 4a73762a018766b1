import { HouseReflection } from '#design/drawings/house-reflection.tsx';
import { WindowDrawing } from '#design/drawings/window-drawing.tsx';
import { type Benefit, benefits } from './benefits.ts';
import { RegistrationLink } from './registration-link.tsx';

// Which windows have their lamp lit: here and there, as in the evening.
const lit = new Set([0, 4, 5, 10]);

/** Eleven windows and a door: each window a benefit, and the door is the way in. */
export function BenefitHouse() {
  return (
    <div className='mt-8'>
      <div aria-hidden='true' className='tiles relative z-10 h-5 bg-tile' />
      <div className='mx-1.5 bg-plaster shadow-[inset_0_-6px_0_var(--color-stone-shade),inset_0_-20px_0_var(--color-stone)] sm:mx-3'>
        <div aria-hidden='true' className='-mt-2 h-5 bg-plaster-shade' />
        <ul className='grid grid-cols-1 gap-x-8 gap-y-7 px-4 pt-7 pb-12 sm:px-8 sm:pt-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-10 lg:px-11'>
          {benefits.map((benefit, index) => (
            <BenefitWindow key={benefit.id} {...benefit} isLit={lit.has(index)} />
          ))}
          <li className='flex items-center gap-4 lg:gap-5'>
            <Door className='w-16 shrink-0 self-end sm:w-19' />
            <div className='min-w-0'>
              <h3 className='text-h4 wrap-anywhere'>Cuando quieras</h3>
              <RegistrationLink className='mt-3'>Unirme</RegistrationLink>
            </div>
          </li>
        </ul>
      </div>
      <HouseReflection columns={3} litColumns={[]} />
    </div>
  );
}

function BenefitWindow({ title, description, isLit }: Benefit & { isLit: boolean }) {
  return (
    <li className='flex items-start gap-4 lg:gap-5'>
      <WindowDrawing state={isLit ? 'chosen' : 'free'} className='w-16 shrink-0 sm:w-19' />
      <div className='min-w-0'>
        <h3 className='text-h4 wrap-anywhere'>{title}</h3>
        <p className='mt-1'>{description}</p>
      </div>
    </li>
  );
}

/** A house door left ajar, the light of the hall in the gap. Decorative. */
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
