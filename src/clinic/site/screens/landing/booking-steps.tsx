import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { publicRule } from '#clinic/appointments/rules/cancellation.ts';
import { formatReminderPromise } from '#clinic/notifications/screens/reminder-sentences.ts';
import { StepList } from '#design/step-list.tsx';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

const own = texts().steps;

const steps: { title: string; text: ReactNode }[] = [
  {
    title: own.service,
    text: own.whichService((text) => (
      <Link to={routes.contact} className='link'>
        {text}
      </Link>
    )),
  },
  { title: own.professional, text: own.whichProfessional },
  { title: own.modality, text: own.whichModality },
  { title: own.payment, text: own.howToPay },
];

export function LandingBookingSteps() {
  return (
    <div className='mt-16 sm:mt-22'>
      <h3>{own.title}</h3>
      <div className='mt-6 rounded-sheet bg-card px-5 py-7 shadow-soft sm:px-8 sm:py-9'>
        <StepList steps={steps} headingLevel={4} />
      </div>
      <Assurances />
    </div>
  );
}

/** Assurances before payment. */
function Assurances() {
  return (
    <ul className='mt-7 grid gap-x-10 gap-y-5 md:grid-cols-3'>
      <Assurance title={own.noFees}>{own.samePrice}</Assurance>
      <Assurance title={own.reminders}>{formatReminderPromise()}</Assurance>
      <Assurance title={own.changes}>{publicRule().change}</Assurance>
    </ul>
  );
}

const Assurance = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h4>{title}</h4>
    <p className='mt-1 text-ink-soft'>{children}</p>
  </li>
);
