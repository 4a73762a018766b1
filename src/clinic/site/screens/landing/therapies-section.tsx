import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { WideCard } from '#design/drawings/wide-card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import type { DrawingName } from '../background/drawings.ts';
import { LandingHeading } from './landing-heading.tsx';
import { texts } from './texts.ts';

const own = texts().therapies;

/**
 * Future services. The date is the clinic's own text and may have passed, so each sentence with it says that the
 * services have not begun.
 */
export function TherapiesSection() {
  return (
    <section id='therapies' aria-labelledby='therapies-title'>
      <LandingHeading of='therapies' lead={own.lead}>
        {own.title}
      </LandingHeading>
      <div className='mt-7 flex flex-wrap items-center gap-x-4 gap-y-2'>
        <p className='w-fit rounded-full border-2 border-ink bg-glow-soft px-4 py-1 font-[650]'>
          {clinicSettings().advancedTherapies.announcement}
        </p>
        <p>{own.notYet}</p>
      </div>
      <ul className='mt-7 grid gap-5 lg:grid-cols-2'>
        <Therapy id='neurofeedback' title={own.neurofeedback} drawing='ajar-neurofeedback'>
          {own.aboutNeurofeedback}
        </Therapy>
        <Therapy id='tdcs' title={own.current} drawing='ajar-current'>
          {own.aboutCurrent}
        </Therapy>
      </ul>
      <p className='mt-8'>
        <Link
          to={routes['multidisciplinary-approach']}
          className='link inline-flex min-h-11 items-center font-[650]'
        >
          {own.howWeWork}
        </Link>
      </p>
    </section>
  );
}

function Therapy({
  id,
  title,
  drawing,
  children,
}: {
  id: string;
  title: string;
  drawing: DrawingName;
  children: ReactNode;
}) {
  return (
    <WideCard as='li' viewAt='middle' view={<Drawing name={drawing} className='w-full' />}>
      <h3 id={id}>{title}</h3>
      <p className='mt-2 mb-5 text-ink-soft'>{children}</p>
      <p className='mt-auto flex flex-wrap items-center gap-x-5 gap-y-2'>
        <Button
          variant='secondary'
          aria-describedby={id}
          className='w-full sm:w-fit'
          onClick={() =>
            toast({
              tone: 'info',
              title,
              description: own.referredForNow(clinicSettings().advancedTherapies.onSiteFrom),
            })
          }
        >
          {own.askForInformation}
        </Button>
        <Link
          to={contactPath('therapies')}
          state={{ about: title }}
          aria-describedby={id}
          className='link inline-flex min-h-11 items-center font-[650]'
        >
          {own.notifyMe}
        </Link>
      </p>
    </WideCard>
  );
}
