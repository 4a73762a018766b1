import { Link, Navigate } from 'react-router';
import { settingsTexts } from '#clinic/organization/screens/settings-texts.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import type { Checklist } from '../contract.ts';
import { missingSteps } from '../rules.ts';
import { LoadedChecklist } from './loaded-checklist.tsx';
import { OpenSite } from './open-site.tsx';
import { StepCard } from './step-card.tsx';
import { stepContents } from './steps.tsx';
import { texts } from './texts.ts';
import { stepTitles } from './titles.ts';

/** Setup before launch. Once the site is open, its old address leads to the settings. */
export function Welcome() {
  return (
    <>
      <h1 className='text-h3'>{texts().welcome.title}</h1>
      <LoadedChecklist>
        {(checklist) =>
          checklist.isOpen ? (
            <Navigate to={routes['staff-settings']} replace />
          ) : (
            <LaunchChecklist checklist={checklist} />
          )
        }
      </LoadedChecklist>
    </>
  );
}

function LaunchChecklist({ checklist }: { checklist: Checklist }) {
  const { steps } = checklist;
  return (
    <>
      <p className='mt-1 max-w-text text-ink-soft'>
        {texts().welcome.lead(clinicContact().name, missingSteps(steps).length)}
      </p>
      <ol className='mt-5 flex flex-col gap-4'>
        {steps.map((step) => (
          <StepCard key={step.name} step={step} title={stepTitles()[step.name]}>
            {stepContents[step.name]()}
          </StepCard>
        ))}
      </ol>
      <p className='mt-4 max-w-text'>
        {texts().welcome.readToo}{' '}
        <Link to={routes['staff-settings-site']} className='link'>
          {settingsTexts().site.title}
        </Link>
        {texts().welcome.readTooWhy}
      </p>
      <p className='mt-4 max-w-text'>
        {texts().welcome.further}{' '}
        <Link to={routes['staff-settings']} className='link'>
          {texts().title}
        </Link>
        {texts().welcome.furtherWhy}
      </p>
      <OpenSite checklist={checklist} />
    </>
  );
}
