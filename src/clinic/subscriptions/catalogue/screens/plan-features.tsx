import clsx from 'clsx';
import { Link } from 'react-router';
import type { Plan } from '#clinic/subscriptions/contract.ts';
import type { PerkName } from '#clinic/subscriptions/offers.ts';
import { Bullet } from '#design/bullet.tsx';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { perkPages } from './perk-pages.ts';

/** Lines of a plan, ticked if available and linked if they have a page. */
export function PlanFeatures({
  plan,
  facts = [],
  className,
}: {
  plan: Plan;
  facts?: readonly string[];
  className?: string;
}) {
  const perkOf = (feature: string) => plan.perks.find((one) => one.feature === feature)?.name;
  return (
    <ul className={clsx('flex flex-col', className)}>
      {[...facts, ...plan.features].map((feature) => (
        <PlanFeature key={feature} feature={feature} perk={perkOf(feature)} />
      ))}
    </ul>
  );
}

/** The whole line is clickable, to be large enough for a finger. */
function PlanFeature({ feature, perk }: { feature: string; perk: PerkName | undefined }) {
  const page = perk && perkPages[perk];
  return (
    <li className={clsx('relative pl-7 leading-snug', page === undefined ? 'py-1.5' : 'min-h-11 py-2.5')}>
      <Bullet className={clsx('absolute left-0', page === undefined ? 'top-1.5' : 'top-2.5')} />
      {page === undefined ? (
        feature
      ) : (
        <Link to={page} className='link after:absolute after:inset-0'>
          {feature}
        </Link>
      )}
      {perk === 'chat' && <span className='block text-ink-soft text-sm'>Respondemos {answeringHours}</span>}
    </li>
  );
}
