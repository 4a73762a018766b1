import { Link, Navigate } from 'react-router';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import type { Checklist } from '../contract.ts';
import { LoadedChecklist } from './loaded-checklist.tsx';
import { OpenSite } from './open-site.tsx';
import { StepCard } from './step-card.tsx';
import { stepContents } from './steps.tsx';
import { stepTitles } from './titles.ts';

/** Setup before launch. Once the site is open, its old address leads to the settings. */
export function Welcome() {
  return (
    <>
      <h1 className='text-h3'>Bienvenida</h1>
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
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p className='mt-1 max-w-text text-ink-soft'>
        La web de {clinicContact().name} todavía no está abierta. Prepara lo que falta, en el orden que
        quieras: {done} de {steps.length} hechos.
      </p>
      <ol className='mt-5 flex flex-col gap-4'>
        {steps.map((step) => (
          <StepCard key={step.name} step={step} title={stepTitles[step.name]}>
            {stepContents[step.name]()}
          </StepCard>
        ))}
      </ol>
      <p className='mt-4 max-w-text'>
        Antes de abrir, leed también los{' '}
        <Link to={routes['staff-settings-site']} className='link'>
          Textos de la web
        </Link>
        : los años de experiencia, la fecha de inauguración y las regiones son los de la instalación hasta que
        los cambiéis.
      </p>
      <p className='mt-4 max-w-text'>
        Otras consultas, planes y datos de otro programa, en{' '}
        <Link to={routes['staff-settings']} className='link'>
          Servicios y ajustes
        </Link>
        : no hacen falta para abrir.
      </p>
      <OpenSite checklist={checklist} />
    </>
  );
}
