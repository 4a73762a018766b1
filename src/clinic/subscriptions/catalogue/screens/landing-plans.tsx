import { useSuspenseQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { plansQuery } from '#clinic/subscriptions/api.ts';
import { RestoreChoice, type StoredChoice } from '#clinic/subscriptions/buying/screens/stored-choice.ts';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import { formatSessions, formatValidity, joinNumbers } from '#clinic/subscriptions/screens/plan-messages.ts';
import { WindowDrawing } from '#design/drawings/window-drawing.tsx';
import { routes } from '#platform/paths.ts';
import { cardTexts } from './card-texts.ts';
import { PlanCard } from './plan-card.tsx';

const here = ['landing'] as const;

/** The packages on the front page, without background and margins. */
export function LandingPlans({ className }: { className?: string }) {
  const plans = useSuspenseQuery(plansQuery()).data;
  const [former, setFormer] = useState<StoredChoice>();
  const packages = plans.flatMap((plan) => {
    const offer = plan.offers.find(({ interval }) => interval === 'landing');
    return offer === undefined ? [] : [{ plan, offer }];
  });
  if (packages.length === 0) return null;
  const floors = Math.max(...packages.map(({ offer }) => floorsOf(offer)));
  return (
    <section id='plans' aria-labelledby='plans-title' className={className}>
      <RestoreChoice shown={here} onFound={setFormer} />
      <h2 id='plans-title'>{cardTexts().title}</h2>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>{cardTexts().lead}</p>
      <ul className='mt-8 grid gap-x-2 gap-y-10 md:grid-cols-3 lg:gap-x-6'>
        {packages.map(({ plan, offer }) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            offer={offer}
            interval='landing'
            front={<PackageFront windows={offer.sessions} />}
            lift={`${(floors - floorsOf(offer)) * floorRem}rem`}
            facts={factsOf(offer)}
            former={former}
          />
        ))}
      </ul>
      <AllPlansLink plans={plans} />
    </section>
  );
}

/** Two windows per floor, like two sessions a month: each floor is a month. */
const windowsPerFloor = 2;
/** A window and the wall below it, in `PackageFront`: 70 and 10 px. */
const floorRem = 5;
const floorsOf = ({ sessions }: Offer): number => Math.ceil(sessions / windowsPerFloor);

const factsOf = ({ sessions, validityMonths }: Offer): string[] => [
  validityMonths === 1 ? cardTexts().perMonth(formatSessions(sessions)) : formatSessions(sessions),
  formatValidity(validityMonths),
];

/** On phones the windows form a row, to save height. */
function PackageFront({ windows }: { windows: number }) {
  return (
    <div
      aria-hidden='true'
      className='flex flex-wrap justify-center gap-x-1 gap-y-2.5 pb-4 md:mx-auto md:max-w-50 md:justify-around'
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

function AllPlansLink({ plans }: { plans: readonly Plan[] }) {
  const longer = plans.flatMap(({ type, offers }) => {
    const tier = offers.find(({ interval }) => type === 'adult' && interval === 'single');
    return tier === undefined ? [] : [tier.sessions];
  });
  return (
    <p className='mt-8 max-w-text'>
      {longer.length > 0 && cardTexts().longer(joinNumbers(longer))}
      <Link to={routes.plans} className='link font-[650]'>
        {cardTexts().viewAll}
      </Link>
    </p>
  );
}
