import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { plansQuery } from '#clinic/subscriptions/api.ts';
import { RestoreChoice, type StoredChoice } from '#clinic/subscriptions/buying/screens/stored-choice.ts';
import type { Interval } from '#clinic/subscriptions/offers.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { Tabs } from '#design/tabs.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { DeferredHydration } from '#platform/documents/deferred-hydration.tsx';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { PlanTiers } from './plan-tiers.tsx';
import { WhySubscribe } from './why-subscribe.tsx';

/** Intervals of payment with explanations, in order. */
const intervals: readonly { interval: Interval; label: string; meaning: string }[] = [
  {
    interval: 'single',
    label: 'Pago único',
    meaning: 'Pagas una vez y ya tienes todas las sesiones.',
  },
  {
    interval: 'monthly',
    label: 'Mensual',
    meaning:
      'Pagas una vez al mes y con cada pago llegan tus siguientes sesiones. Cada pago lo confirmas tú; con el último el plan se acaba y no se renueva solo.',
  },
  {
    interval: 'quarterly',
    label: 'Trimestral',
    meaning:
      'Pagas cada tres meses y con cada pago llegan tus siguientes sesiones. Cada pago lo confirmas tú; con el último el plan se acaba y no se renueva solo.',
  },
];

const here = intervals.map(({ interval }) => interval);

export function AllPlans() {
  const plans = useSuspenseQuery(plansQuery()).data;
  const [former, setFormer] = useState<StoredChoice>();
  const [interval, choose] = useState<Interval>('single');
  useEffect(() => {
    if (former && former.interval !== 'landing') choose(former.interval);
  }, [former]);
  if (plans.length === 0) return <NoPlans />;
  return (
    <>
      <RestoreChoice shown={here} onFound={setFormer} />
      <Tabs
        label='Forma de pago'
        keepMounted
        value={interval}
        onValueChange={choose}
        isDense
        opening={<p className='font-[650] max-md:sr-only'>¿Cómo prefieres pagar?</p>}
        tabs={intervals.map(({ interval: value, label, meaning }) => ({
          value,
          label,
          content: (
            <>
              <p className='mb-3 max-w-text docked:text-sm'>{meaning}</p>
              <DeferredHydration>
                <PlanTiers plans={plans} interval={value} former={former} />
              </DeferredHydration>
            </>
          ),
        }))}
      />
      <p className='mt-10 max-w-text'>
        ¿Te basta con menos? En la portada hay paquetes de pocas sesiones.{' '}
        <Link to={`${routes.home}#plans`} className='link font-[650]'>
          Ver los paquetes
        </Link>
      </p>
      <WhySubscribe plans={plans} />
    </>
  );
}

function NoPlans() {
  return (
    <EmptyState title='Ahora mismo no tenemos planes'>
      Cada sesión se reserva y se paga por separado. Si buscas varias, llámanos al{' '}
      <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
        {clinicContact().phone}
      </a>
      .
    </EmptyState>
  );
}
