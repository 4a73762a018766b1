import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import type { BookingLinkState } from '#clinic/appointments/slots/screens/use-booking-link-state.ts';
import { formatLengths, servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import type { Kind, Service } from '#clinic/services/contract.ts';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { Arch } from '#design/drawings/arch.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { Drawing } from '../background/drawing.tsx';
import { LandingBookingSteps } from './booking-steps.tsx';
import { LandingHeading } from './landing-heading.tsx';
import { texts } from './texts.ts';

export function ServicesSection() {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  return (
    <section id='services' aria-labelledby='services-title'>
      <LandingHeading of='services' lead={texts().services.lead(formatLengths(services))}>
        {texts().services.title}
      </LandingHeading>
      <ul className='mt-8 grid gap-x-4 gap-y-9 sm:mt-10 sm:grid-cols-2 lg:grid-cols-4'>
        {services.map((service) => (
          <ServiceCard key={service.type} service={service} />
        ))}
      </ul>
      <p className='mt-8 max-w-text text-ink-soft'>
        {texts().services.couples(
          <a
            href={phoneUrl(clinicContact().phone)}
            className='link -my-2.5 inline-block whitespace-nowrap py-2.5'
          >
            {clinicContact().phone}
          </a>,
        )}
      </p>
      <LandingBookingSteps />
    </section>
  );
}

// Side by side, the roofs have different heights and the ground floors align.
const roofs: Record<Kind, { house: string; wall: string }> = {
  office: { house: '', wall: 'sm:h-57' },
  home: { house: 'sm:mt-7', wall: 'sm:h-50' },
  video: { house: 'sm:mt-2', wall: 'sm:h-55' },
  child: { house: 'sm:mt-9', wall: 'sm:h-48' },
};

function ServiceCard({ service }: { service: Service }) {
  const { type, name, description, price, firstVisitPrice } = service;
  return (
    <HouseCard
      as='li'
      tone={kindTone(type)}
      className={roofs[type].house}
      front={
        <div
          aria-hidden='true'
          className={clsx('-mx-4 flex flex-col items-center justify-end', roofs[type].wall)}
        >
          <SessionWindow />
          <Drawing name={`service-${type}`} className='h-36 w-auto max-w-none' />
        </div>
      }
    >
      <h3 id={`kind-${type}`} className='text-h4 lg:min-h-[2lh]'>
        {name}
      </h3>
      <p className='mt-1'>
        <span className='font-[680] font-display text-h2 tabular-nums'>
          {formatEuros(firstVisitPrice ?? price)}
        </span>{' '}
        {/* States first what is paid first. */}
        <span className='text-ink-soft'>
          {firstVisitPrice === null ? texts().services.perSession : texts().services.firstVisit}
        </span>
      </p>
      {firstVisitPrice !== null && (
        <p className='font-[650]'>{texts().services.afterwards(formatEuros(price))}</p>
      )}
      <p className='mt-2 mb-6 text-ink-soft'>{description}</p>
      <Button asChild variant='secondary' className='mt-auto w-full'>
        <Link
          to={routes.appointments}
          state={{ kind: type } satisfies BookingLinkState}
          aria-describedby={`kind-${type}`}
        >
          {texts().services.book}
        </Link>
      </Button>
    </HouseCard>
  );
}

const SessionWindow = () => (
  <div className='flex min-h-0 grow items-end justify-center overflow-hidden pb-3 max-sm:hidden'>
    <Arch lit className='h-10' />
  </div>
);
