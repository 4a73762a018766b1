import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import type { Professional } from '#clinic/professionals/contract.ts';
import { Button } from '#design/button.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { LandingHeading } from './landing-heading.tsx';
import { Portrait } from './portrait.tsx';
import { texts } from './texts.ts';

const own = texts().team;

/** Shows only the first professional, as director (docs/behaviour.md, Pages). */
export function TeamSection() {
  const [director] = useSuspenseQuery(professionalsQuery()).data;
  if (director === undefined) return null;
  return (
    <section id='team' aria-labelledby='team-title'>
      <LandingHeading of='team' lead={own.lead}>
        {own.title}
      </LandingHeading>
      <div className='mt-8 grid items-center gap-x-14 gap-y-8 sm:mt-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'>
        <DirectorsPortrait director={director} />
        <About director={director} />
      </div>
    </section>
  );
}

function DirectorsPortrait({ director }: { director: Professional }) {
  return (
    <div aria-hidden='true' className='mx-auto w-full max-w-100'>
      <div className='rounded-sheet bg-plaster px-4 pt-8 pb-7'>
        <Portrait name={director.name} src={director.imageUrl} className='mx-auto w-[82%]' />
      </div>
    </div>
  );
}

function About({ director }: { director: Professional }) {
  return (
    <div className='max-w-text'>
      <h3>{keepTogether(director.name)}</h3>
      <p className='mt-1.5 font-[650] text-river-700 sm:text-lg'>{director.title}</p>
      <p className='mt-4 sm:text-lg'>{director.bio}</p>
      <dl className='mt-6 grid gap-x-8 border-line border-y sm:grid-cols-2'>
        <div className='py-4'>
          <dt className='text-ink-soft text-sm'>{own.experience}</dt>
          <dd className='font-[650]'>{own.years(clinicSettings().yearsOfExperience)}</dd>
        </div>
        <div className='py-4 max-sm:border-line max-sm:border-t'>
          <dt className='text-ink-soft text-sm'>{own.registration}</dt>
          <dd className='font-[650]'>{director.registrationNumber}</dd>
        </div>
      </dl>
      <div className='mt-7 flex flex-wrap items-center gap-x-6 gap-y-3'>
        <Button asChild>
          <Link to={routes.appointments}>{own.book}</Link>
        </Button>
        <Link
          to={routes['psychology-services']}
          className='link inline-flex min-h-11 items-center font-[650]'
        >
          {own.howWeHelp}
        </Link>
      </div>
    </div>
  );
}
