import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatLengths, servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { NumberMark } from '#design/number-mark.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { CallLink } from './call-link.tsx';
import { guideProse } from './guide/prose.ts';
import { PanelHeading } from './panel-heading.tsx';
import { texts } from './texts.ts';

const listPages = () => {
  const { services, plans, multidisciplinary, external, mobile, contact } = texts().resources.pages;
  return [
    { to: routes['psychology-services'], ...services },
    { to: routes.plans, ...plans },
    { to: routes['multidisciplinary-approach'], ...multidisciplinary },
    { to: routes.external, ...external },
    { to: routes['embedded-web'], ...mobile },
    { to: routes.contact, ...contact },
  ];
};

export function ResourcesPanel() {
  return (
    <>
      <PanelHeading id='resources' title={texts().resources.title}>
        {texts().resources.lead}
      </PanelHeading>
      <PhoneLines />
      <FirstSession />
      <section className='mt-12'>
        <h3>{texts().resources.reading}</h3>
        <ul className='mt-4 grid max-w-4xl gap-x-10 gap-y-5 sm:grid-cols-2'>
          {guideProse().readingHabits.map(({ title, text }) => (
            <li key={title} className='border-front-river border-l-4 pl-4'>
              <p className='font-[650]'>{title}</p>
              <p className='text-ink-soft'>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className='mt-12'>
        <h3>{texts().resources.goOn}</h3>
        <ul className='mt-3 grid max-w-4xl gap-x-10 sm:grid-cols-2'>
          {listPages().map(({ to, label, text }) => (
            <li key={to} className='border-line border-b py-3'>
              <Link to={to} className='link inline-flex min-h-11 items-center font-[650]'>
                {label}
              </Link>
              <p className='text-ink-soft text-sm'>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function PhoneLines() {
  return (
    <section className='mt-8'>
      <h3>{texts().resources.phones}</h3>
      <ul className='mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-5'>
        {clinicSettings().emergencyContacts.map(({ name, phone, description }) => (
          <li key={phone} className='flex flex-col rounded-card border border-line bg-card p-4'>
            <p className='self-start rounded-[8px] border-2 border-river-700 bg-card px-3 py-1 font-[680] font-display text-h4 text-river-700 tabular-nums shadow-[inset_0_0_0_2px_var(--color-card),inset_0_0_0_3px_var(--color-river-700)]'>
              {phone}
            </p>
            <p className='mt-3 font-[650]'>{name}</p>
            <p className='mb-4 text-ink-soft text-sm'>{description}</p>
            <CallLink phone={phone} name={name} variant='secondary' className='mt-auto'>
              {texts().resources.call}
            </CallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstSession() {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  return (
    <section className='mt-12'>
      <h3>{texts().resources.firstSession}</h3>
      <p className='mt-2 max-w-text'>{texts().resources.firstSessionLead(formatLengths(services))}</p>
      <ol className='mt-5 grid max-w-4xl gap-x-10 gap-y-5 sm:grid-cols-2'>
        {guideProse().firstSession.map(({ title, text }, index) => (
          <li key={title} className='flex gap-4'>
            <NumberMark number={index + 1} />
            <div>
              <p className='font-[650]'>{title}</p>
              <p className='text-ink-soft'>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
