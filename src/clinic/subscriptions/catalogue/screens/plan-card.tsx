import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { servicesQuery } from '#clinic/services/api.ts';
import type { StoredChoice } from '#clinic/subscriptions/buying/screens/stored-choice.ts';
import { ContactButton, SubscribeButton } from '#clinic/subscriptions/buying/screens/subscribe-button.tsx';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import type { Audience, OfferKind } from '#clinic/subscriptions/offers.ts';
import {
  billingLabels,
  formatPaymentPlan,
  formatPricePerSession,
} from '#clinic/subscriptions/screens/plan-messages.ts';
import { HouseCard } from '#design/card.tsx';
import { formatEuros } from '#platform/money.ts';
import { cardTexts } from './card-texts.ts';
import { PlanFeatures } from './plan-features.tsx';

export type PlanCardProps = {
  plan: Plan;
  /** Missing if not sold at this interval. */
  offer: Offer | undefined;
  interval: OfferKind;
  front: ReactNode;
  /**
   * How much lower this house is than the highest beside it, as a CSS length, so that the texts below align. No
   * effect when stacked.
   */
  lift: string;
  /** Replaces the price: how else it is sold. */
  terms?: ReactNode;
  /** Lines of the offer, above those of the plan. */
  facts: readonly string[];
  former: StoredChoice | undefined;
};

/** Reserved lines, so that prices align across cards. */
const reservedLines: Record<Audience, { name?: string; description: string }> = {
  adult: { description: 'md:max-lg:min-h-[2lh]' },
  child: { name: 'text-h4 md:max-lg:min-h-[2lh]', description: 'md:max-lg:min-h-[4lh] lg:min-h-[2lh]' },
};

/** A plan as a house, with a lit window per session. No kind of consultation uses its colour. */
export function PlanCard({ plan, offer, interval, front, lift, terms, facts, former }: PlanCardProps) {
  const variant = plan.recommended ? 'primary' : 'secondary';
  const places = reservedLines[plan.type];
  const office = useQuery(servicesQuery()).data?.find(({ type }) => type === 'office');
  return (
    <HouseCard
      as='li'
      tone='plaster'
      front={front}
      {...(plan.recommended ? { sign: cardTexts().recommended } : {})}
      className='md:mt-(--lift)'
      // Cast: React's types do not include custom properties.
      style={{ '--lift': lift } as CSSProperties}
    >
      <div className='max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4'>
        <h3 className={places.name}>{plan.name}</h3>
        <p className='flex flex-wrap items-baseline gap-x-2 md:mt-1'>
          <span className='font-[680] font-display text-h2 tabular-nums'>
            {offer ? formatEuros(offer.price) : cardTexts().askForPrice}
          </span>{' '}
          {offer && <span className='text-ink-soft'>{billingLabels()[interval]}</span>}
        </p>
      </div>
      {offer && <p className='mt-1 font-[650]'>{formatPricePerSession(offer)}</p>}
      {offer && <Money offer={offer} />}
      {terms && <div className='mt-2 text-sm'>{terms}</div>}
      <p className={clsx('mt-3 text-ink-soft', places.description)}>{plan.description}</p>
      <PlanFeatures
        plan={plan}
        offer={offer}
        officeCents={office?.price}
        facts={facts}
        className='mt-4 mb-6'
      />
      <div className='mt-auto'>
        {offer ? (
          <SubscribeButton
            plan={plan}
            offer={offer}
            variant={variant}
            isTakenUp={former?.planId === plan.id && former.interval === interval && former.isTakenUp}
          />
        ) : (
          <ContactButton plan={plan} variant={variant} />
        )}
      </div>
    </HouseCard>
  );
}

function Money({ offer }: { offer: Offer }) {
  return (
    <div className='mt-2 text-sm'>
      {formatPaymentPlan(offer).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
