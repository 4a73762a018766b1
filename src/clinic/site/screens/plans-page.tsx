import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kindTone } from '#clinic/appointments/screens/labels.ts';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import type { Service } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { Notice } from '#design/notice.tsx';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';

export const meta = () => [
  { title: `Planes y precios · ${clinic.name}` },
  {
    name: 'description',
    content: `Lo que cuesta una sesión de psicología de ${clinic.sessionMinutes} minutos en ${clinic.name}: en el despacho, a domicilio, por videollamada y terapia infantil.`,
  },
];

/** What a session costs. Packages of sessions are not sold yet, and the page says so. */
export default function PlansPage() {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  return (
    <>
      <h1>Planes y precios</h1>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>
        Lo que cuesta cada modalidad. Todas las sesiones duran {clinic.sessionMinutes} minutos.
      </p>
      <section aria-labelledby='precios' className='mt-9'>
        <h2 id='precios' className='text-h3'>
          Precios por sesión
        </h2>
        <ul className='mt-5 grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4'>
          {services.map((service) => (
            <PriceCard key={service.type} service={service} />
          ))}
        </ul>
        {/* Within the thumb's reach on a phone for as long as the prices are on the screen. */}
        <div className='thumb-bar mt-8 flex'>
          <Button asChild size='large' className='max-sm:w-full max-sm:shadow-soft'>
            <Link to={routes.appointments}>Reservar cita</Link>
          </Button>
        </div>
      </section>
      <section aria-labelledby='planes' className='mt-14'>
        <h2 id='planes' className='text-h3'>
          Planes
        </h2>
        <Notice className='mt-5 max-w-text' title='Los paquetes de sesiones llegarán pronto'>
          Todavía no se pueden comprar. Hasta entonces, cada sesión se reserva y se paga por separado.
        </Notice>
      </section>
    </>
  );
}

function PriceCard({ service }: { service: Service }) {
  const { type, name, description, price, firstVisitPrice } = service;
  return (
    <HouseCard as='li' tone={kindTone(type)} windows={5}>
      {/* Two lines for every name where four stand side by side, so that the prices stand in a row. */}
      <h3 className='text-h4 lg:min-h-[2lh]'>{name}</h3>
      <p className='mt-1.5'>
        <span className='font-[680] font-display text-h2 tabular-nums'>{formatEuros(price)}</span>{' '}
        <span className='text-ink-soft'>por sesión</span>
      </p>
      {firstVisitPrice !== null && (
        <p className='font-[650] first-letter:uppercase'>primera visita {formatEuros(firstVisitPrice)}</p>
      )}
      <p className='mt-3 text-ink-soft'>{description}</p>
    </HouseCard>
  );
}
