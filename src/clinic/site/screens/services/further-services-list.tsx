import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import type { BookingLinkState } from '#clinic/appointments/slots/screens/use-booking-link-state.ts';
import type { EnquiryState } from '#clinic/contact/terms.ts';
import type { FurtherService } from '#clinic/services/contract.ts';
import { furtherServicesQuery } from '#clinic/services/screens/further-query.ts';
import { formatModalities } from '#clinic/services/terms.ts';
import { HouseCard } from '#design/card.tsx';
import { Floors } from '#design/drawings/floors.tsx';
import { formatEuros } from '#platform/money.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { furtherTexts } from './further-texts.ts';

/** Services beside the four kinds; hidden if there are none. */
export function FurtherServicesList({ className }: { className: string }) {
  const { data: services } = useSuspenseQuery(furtherServicesQuery());
  if (services.length === 0) return null;
  return (
    <section id='otras-consultas' aria-labelledby='otras-consultas-title' className={className}>
      <h2 id='otras-consultas-title' className='text-h3'>
        {furtherTexts().title}
      </h2>
      <ul className='mt-6 grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3'>
        {services.map((service) => (
          <FurtherCard key={service.serviceId} service={service} />
        ))}
      </ul>
    </section>
  );
}

function FurtherCard({ service }: { service: FurtherService }) {
  const { serviceId, name, description, price, minutes, modalities, online } = service;
  const [kind = 'office'] = modalities;
  const link = 'link mt-auto inline-flex min-h-11 items-center self-start pt-3 font-[650]';
  return (
    <HouseCard
      as='li'
      tone={kindTone(kind)}
      front={<Floors windows={1} perFloor={1} className='mx-auto mb-4 w-7' />}
    >
      <h3 className='text-h4'>{name}</h3>
      <p className='mt-1.5'>
        <span className='font-[680] font-display text-h2 tabular-nums'>{formatEuros(price)}</span>{' '}
        <span className='ml-1 text-ink-soft'>{furtherTexts().minutes(minutes)}</span>
      </p>
      <p className='font-[650]'>{formatModalities(modalities)}</p>
      <p className='mt-3 text-ink-soft'>{description}</p>
      {online ? (
        <Link
          to={routes.appointments}
          state={{ kind, serviceId } satisfies BookingLinkState}
          className={link}
        >
          {furtherTexts().book}
          <span className='sr-only'> {name}</span>
        </Link>
      ) : (
        <Link to={contactPath('appointment')} state={{ about: name } satisfies EnquiryState} className={link}>
          {furtherTexts().ask}
          <span className='sr-only'>{furtherTexts().about(name)}</span>
        </Link>
      )}
    </HouseCard>
  );
}
