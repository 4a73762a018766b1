import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { StepList } from '#design/step-list.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { formatEuros } from '#platform/money.ts';
import { contactPath } from '#platform/paths.ts';
import { BenefitList } from './join/benefit-list.tsx';
import { CoverageMap } from './join/coverage-map.tsx';
import { DirectoryExample } from './join/directory-example.tsx';
import { JoinHero } from './join/join-hero.tsx';
import { RegistrationLink } from './join/registration-link.tsx';
import { texts } from './join/texts.ts';

const listSteps = () => [
  {
    title: texts().steps.registration,
    text: texts().steps.aboutRegistration,
  },
  {
    title: texts().steps.check,
    text: texts().steps.aboutCheck,
  },
  {
    title: texts().steps.ready(clinicSettings().directory.visibleWithin),
    text: texts().steps.aboutReady,
  },
];

const JoinSteps = () => <StepList steps={listSteps()} isCounted className='mt-7' />;

const formatFee = () => formatEuros(clinicSettings().directory.monthlyFeeCents);

export const meta = pageMeta(() => ({
  title: `${texts().pageTitle} · ${clinicContact().name}`,
  description: texts().pageDescription(formatFee(), clinicSettings().directory.visibleWithin),
}));

/** For professionals: the directory, its cost and how to join. */
export default function JoinTeamPage() {
  return (
    <>
      <JoinHero />
      <Part id='ejemplo' title={texts().example.title}>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>{texts().example.lead}</p>
        <DirectoryExample />
      </Part>
      <Part id='ventajas' title={texts().benefits.title}>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>{texts().benefits.lead}</p>
        <BenefitList />
      </Part>
      <Part id='alcance' title={texts().reach.title}>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>{texts().reach.lead}</p>
        <CoverageMap />
      </Part>
      <Part id='pasos' title={texts().steps.title}>
        <JoinSteps />
        <div className='mt-9 flex flex-col items-start gap-x-6 gap-y-3 sm:flex-row sm:items-center'>
          <RegistrationLink size='large' className='shrink-0'>
            {texts().steps.createProfile}
          </RegistrationLink>
          <p className='max-w-text text-ink-soft'>{texts().steps.whereAndCost(formatFee())}</p>
        </div>
      </Part>
      <Part id='equipo' title={texts().team.title}>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>{texts().team.lead}</p>
        <Link
          to={contactPath('application')}
          className='link mt-2 inline-flex min-h-11 items-center font-[650]'
        >
          {texts().team.apply}
        </Link>
      </Part>
      <Part id='dudas' title={texts().patients.title}>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>{texts().patients.lead}</p>
      </Part>
      <BookingBar variant='secondary' className='mt-6' />
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className='mt-18 sm:mt-24'>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
