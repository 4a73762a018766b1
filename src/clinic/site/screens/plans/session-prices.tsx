import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { publicRule } from '#clinic/appointments/rules/cancellation.ts';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import type { BookingLinkState } from '#clinic/appointments/slots/screens/use-booking-link-state.ts';
import { formatLengths, servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import type { Service } from '#clinic/services/contract.ts';
import { HouseCard } from '#design/card.tsx';
import { Floors } from '#design/drawings/floors.tsx';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { FurtherServicesList } from '../services/further-services-list.tsx';
import { texts } from './texts.ts';

export function SessionPrices() {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  return (
    <>
      <section aria-labelledby='precios'>
        <h2 id='precios' className='text-h3'>
          {texts().prices}
        </h2>
        <p className='mt-1.5 max-w-text text-ink-soft'>
          {texts().pricesLead(formatLengths(services))} {publicRule().cancel}
        </p>
        <ul className='mt-6 grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4'>
          {services.map((service) => (
            <PriceCard key={service.type} service={service} />
          ))}
        </ul>
      </section>
      <FurtherServicesList className='mt-12' />
    </>
  );
}

function PriceCard({ service }: { service: Service }) {
  const { type, name, description, price, firstVisitPrice } = service;
  return (
    <HouseCard
      as='li'
      tone={kindTone(type)}
      front={<Floors windows={1} perFloor={1} className='mx-auto mb-4 w-7' />}
    >
      {/* Reserves two lines for each name when four stand side by side, so that the prices align. */}
      <h3 className='text-h4 lg:min-h-[2lh]'>{name}</h3>
      <p className='mt-1.5'>
        <span className='font-[680] font-display text-h2 tabular-nums'>
          {formatEuros(firstVisitPrice ?? price)}
        </span>{' '}
        {/* States first what is paid first. */}
        <span className='ml-1 text-ink-soft'>
          {firstVisitPrice === null ? texts().perSession : texts().firstVisit}
        </span>
      </p>
      {firstVisitPrice !== null && <p className='font-[650]'>{texts().afterwards(formatEuros(price))}</p>}
      <p className='mt-3 text-ink-soft'>{description}</p>
      <Link
        to={routes.appointments}
        state={{ kind: type } satisfies BookingLinkState}
        className='link mt-auto inline-flex min-h-11 items-center self-start pt-3 font-[650]'
      >
        {texts().book}
        <span className='sr-only'> {name}</span>
      </Link>
    </HouseCard>
  );
}
