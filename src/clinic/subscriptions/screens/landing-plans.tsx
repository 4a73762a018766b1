import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { HouseCard } from '#design/card.tsx';
import { WindowDrawing } from '#design/window-drawing.tsx';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { plansQuery } from '../api.ts';
import type { Offer, Plan } from '../contract.ts';
import { PlanFeatures } from './plan-features.tsx';
import { adultTone } from './plan-tones.ts';
import { billingLabels, inWords, perSessionInWords, sessionsInWords, validityInWords } from './plan-words.ts';
import { SubscribeButton } from './subscribe-button.tsx';

/** The short packages of the front page. It brings no ground and no margins: the page that shows it does. */
export function LandingPlans({ className }: { className?: string }) {
  const plans = useSuspenseQuery(plansQuery()).data;
  const offered = plans.flatMap((plan) => {
    const offer = plan.offers.find(({ interval }) => interval === 'landing');
    return offer === undefined ? [] : [{ plan, offer }];
  });
  const longer = plans.flatMap(({ type, offers }) =>
    type === 'adult'
      ? offers.filter(({ interval }) => interval === 'single').map(({ sessions }) => sessions)
      : [],
  );
  const floors = Math.max(...offered.map(({ offer }) => floorsOf(offer)));
  return (
    <section id='plans' aria-labelledby='plans-title' className={className}>
      <h2 id='plans-title'>Planes de suscripción</h2>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>
        Varias sesiones en un solo pago, para empezar con calma. Sirven en el despacho y por videollamada.
      </p>
      <ul className='mt-8 grid gap-x-2 gap-y-10 md:grid-cols-3 lg:gap-x-6'>
        {offered.map(({ plan, offer }, index) => (
          <PackageCard
            key={plan.id}
            plan={plan}
            offer={offer}
            tone={adultTone(index)}
            lift={floors - floorsOf(offer)}
          />
        ))}
      </ul>
      <p className='mt-8 max-w-text'>
        ¿Prefieres un camino más largo? Hay planes de {inWords(longer)} sesiones, y también para niños.{' '}
        <Link to={routes.plans} className='link whitespace-nowrap font-[650]'>
          Ver todos los planes
        </Link>
      </p>
    </section>
  );
}

/** Two windows to a floor, as the packages hold two sessions a month: each floor of a house is a month. */
const windowsPerFloor = 2;
const floorsOf = ({ sessions }: Offer): number => Math.ceil(sessions / windowsPerFloor);

function PackageCard({
  plan,
  offer,
  tone,
  lift,
}: {
  plan: Plan;
  offer: Offer;
  tone: ReturnType<typeof adultTone>;
  /** How many floors this house is lower than the highest: the roofs make a skyline, the words stand in a row. */
  lift: number;
}) {
  const sessions = sessionsInWords(offer.sessions);
  return (
    <HouseCard
      as='li'
      tone={tone}
      {...(plan.recommended ? { sign: 'Recomendado' } : {})}
      className='md:mt-(--lift)'
      style={{ '--lift': `calc(${lift} * 5rem)` } as CSSProperties}
      front={<Front windows={offer.sessions} />}
    >
      <h3>{plan.name}</h3>
      <p className='mt-2 text-ink-soft'>{plan.description}</p>
      <p className='mt-4 flex flex-wrap items-baseline gap-x-2'>
        <span className='font-[680] font-display text-h2 tabular-nums'>{formatEuros(offer.price)}</span>{' '}
        <span className='text-ink-soft'>{billingLabels.landing}</span>
      </p>
      <p className='mt-1 font-[650]'>{perSessionInWords(offer)}</p>
      <PlanFeatures
        plan={plan}
        facts={[
          offer.validityMonths === 1 ? `${sessions} al mes` : sessions,
          validityInWords(offer.validityMonths),
        ]}
        className='mt-4 mb-6'
      />
      <div className='mt-auto'>
        <SubscribeButton plan={plan} offer={offer} variant={plan.recommended ? 'primary' : 'secondary'} />
      </div>
    </HouseCard>
  );
}

/** On a phone the windows stand in a row, where height would only be in the way. */
function Front({ windows }: { windows: number }) {
  return (
    <div
      aria-hidden='true'
      className='flex flex-wrap justify-center gap-x-1 gap-y-2.5 pb-3 md:mx-auto md:max-w-50 md:justify-around'
    >
      {[...Array(windows).keys()].map((place) => (
        <WindowDrawing
          key={place}
          state='chosen'
          className={clsx(windows > 4 ? 'w-10' : 'w-14', 'md:h-17.5 md:w-auto')}
        />
      ))}
    </div>
  );
}
