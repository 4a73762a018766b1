import clsx from 'clsx';
import { Link } from 'react-router';
import type { Plan } from '../contract.ts';
import { perkPages } from './perk-pages.ts';

/** What a plan holds, line by line; what has a page of its own leads there. Each line has a lit window. */
export function PlanFeatures({
  plan,
  facts = [],
  className,
}: {
  plan: Plan;
  /** Lines of the offer, before those of the plan. */
  facts?: readonly string[];
  className?: string;
}) {
  const pageOf = (feature: string) => {
    const perk = plan.perks.find((one) => one.feature === feature);
    return perk && perkPages[perk.name];
  };
  return (
    <ul className={clsx('flex flex-col', className)}>
      {[...facts, ...plan.features].map((feature) => (
        <PlanFeature key={feature} feature={feature} page={pageOf(feature)} />
      ))}
    </ul>
  );
}

/** The whole line of a link can be pressed: it is as high as a finger. */
function PlanFeature({ feature, page }: { feature: string; page: string | undefined }) {
  return (
    <li className={clsx('relative pl-6.5 leading-snug', page === undefined ? 'py-1.5' : 'min-h-11 py-2.5')}>
      <span
        aria-hidden='true'
        className={clsx(
          'absolute left-0 h-4.5 w-3 rounded-t-full rounded-b-[2px] border-[1.5px] border-ink bg-glow',
          page === undefined ? 'top-2' : 'top-3',
        )}
      />
      {page === undefined ? (
        feature
      ) : (
        <Link to={page} className='link after:absolute after:inset-0'>
          {feature}
        </Link>
      )}
    </li>
  );
}
