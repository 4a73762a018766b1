import clsx from 'clsx';
import { Link } from 'react-router';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import type { PerkName } from '#clinic/subscriptions/offers.ts';
import { centsPerSession, formatDiscount, savedPercent } from '#clinic/subscriptions/rules/plan-rules.ts';
import { toTerms } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Bullet } from '#design/bullet.tsx';
import { formatEuros } from '#platform/money.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { cardTexts } from './card-texts.ts';
import { perkPages } from './perk-pages.ts';

/**
 * Lines of a plan, ticked if available and linked if they have a page. The announced discount is compared with the
 * price of a single office session, and ticked only if the offer confirms it.
 * @param officeCents price of a single office session in cents; undefined while unknown
 */
export function PlanFeatures({
  plan,
  offer,
  officeCents,
  facts = [],
  className,
}: {
  plan: Plan;
  offer?: Offer | undefined;
  officeCents?: number | undefined;
  facts?: readonly string[];
  className?: string;
}) {
  const { discountPercent } = plan;
  const discount = discountPercent == null ? undefined : formatDiscount(discountPercent);
  const features = plan.features.filter((feature) => feature !== discount);
  const perkOf = (feature: string) => plan.perks.find((one) => one.feature === feature)?.name;
  return (
    <ul className={clsx('flex flex-col', className)}>
      {facts.map((fact) => (
        <PlanFeature key={fact} feature={fact} perk={undefined} />
      ))}
      {discountPercent != null && (
        <Discount percent={discountPercent} offer={offer} officeCents={officeCents} />
      )}
      {features.map((feature) => (
        <PlanFeature key={feature} feature={feature} perk={perkOf(feature)} />
      ))}
    </ul>
  );
}

function Discount({
  percent,
  offer,
  officeCents,
}: {
  percent: number;
  offer: Offer | undefined;
  officeCents: number | undefined;
}) {
  const isReal =
    offer !== undefined && officeCents !== undefined && percent <= savedPercent(toTerms(offer), officeCents);
  return (
    <li className='relative py-1.5 pl-7 leading-snug'>
      <Bullet no={!isReal} className='absolute top-1.5 left-0' />
      {formatDiscount(percent)}
      {offer && officeCents !== undefined && (
        <span className='block text-ink-soft text-sm'>
          {cardTexts().comparison(formatEuros(centsPerSession(toTerms(offer))), formatEuros(officeCents))}
        </span>
      )}
    </li>
  );
}

/** The whole line is clickable, to be large enough for a finger. */
function PlanFeature({ feature, perk }: { feature: string; perk: PerkName | undefined }) {
  const pages: Partial<Record<PerkName, string>> = perkPages;
  const page = perk && pages[perk];
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
      {perk === 'chat' && (
        <span className='block text-ink-soft text-sm'>{cardTexts().answering(answeringHours())}</span>
      )}
    </li>
  );
}
