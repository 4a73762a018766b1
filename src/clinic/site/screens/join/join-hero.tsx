import { Check } from 'lucide-react';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { formatEuros } from '#platform/money.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { RegistrationLink } from './registration-link.tsx';
import { texts } from './texts.ts';

const own = texts().hero;

export function JoinHero() {
  const { monthlyFeeCents, profilesWithoutSignUpFee, applicationsOpenOn, visibleWithin } =
    clinicSettings().directory;
  const conditions = [
    profilesWithoutSignUpFee > 0 && own.firstProfiles(profilesWithoutSignUpFee),
    own.checked,
    own.visible(visibleWithin),
  ].filter((condition) => condition !== false);
  return (
    <div className='grid grid-cols-1 gap-x-8 gap-y-9 md:grid-cols-[1.1fr_1fr] md:items-center lg:grid-cols-[1.25fr_1fr] lg:gap-x-14'>
      <div>
        <p className='font-[650] text-river-700'>{own.kicker}</p>
        <h1 className='mt-2 low:mt-0'>{own.title}</h1>
        <p className='mt-4 max-w-text text-ink-soft text-lg'>{own.lead}</p>
        <div className='mt-7 flex flex-wrap gap-3'>
          <RegistrationLink size='large'>{own.join}</RegistrationLink>
          <Button asChild variant='secondary' size='large'>
            <a href='#pasos'>{own.howItWorks}</a>
          </Button>
        </div>
        <p className='mt-4 text-ink-soft max-sm:text-sm'>{own.openSince(keepTogether(applicationsOpenOn))}</p>
      </div>
      <HouseCard as='section' tone='plaster' sign={own.flatFee} className='w-full max-w-md'>
        <h2 className='text-h4'>{own.costs}</h2>
        <p className='mt-2 leading-snug'>
          <span className='font-[680] font-display text-h1 tabular-nums'>{formatEuros(monthlyFeeCents)}</span>{' '}
          <span className='whitespace-nowrap text-lg'>{own.perMonth}</span>{' '}
          <strong className='block text-lg'>{own.noCommission}</strong>
        </p>
        <ul className='mt-4 space-y-2 border-line border-t pt-4'>
          {conditions.map((condition) => (
            <li key={condition} className='flex gap-2.5'>
              <Check aria-hidden='true' strokeWidth={3} className='mt-1 size-4.5 shrink-0 text-pine-700' />
              {condition}
            </li>
          ))}
        </ul>
      </HouseCard>
    </div>
  );
}
