import { memo, type ReactNode, useId } from 'react';
import type { StoredChoice } from '#clinic/subscriptions/buying/screens/stored-choice.ts';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import type { Interval } from '#clinic/subscriptions/offers.ts';
import { formatSessionsPerPayment } from '#clinic/subscriptions/screens/instalment-messages.ts';
import {
  billingLabels,
  formatSessions,
  formatValidity,
} from '#clinic/subscriptions/screens/plan-messages.ts';
import { Floors } from '#design/drawings/floors.tsx';
import { formatEuros } from '#platform/money.ts';
import { PlanCard } from './plan-card.tsx';
import { texts } from './texts.ts';

/** Plans for adults and children at one interval. Memoized, because it is large. */
export const PlanTiers = memo(function PlanTiers({
  plans,
  interval,
  former,
}: {
  plans: readonly Plan[];
  interval: Interval;
  former: StoredChoice | undefined;
}) {
  const childrenId = useId();
  const adults = plans.filter(({ type }) => type === 'adult');
  const children = plans.filter(({ type }) => type === 'child');
  return (
    <>
      {adults.length > 0 && (
        <PlanRow title={texts().adults} plans={adults} interval={interval} former={former}>
          {texts().adultsWhere} {/* On phones the children's plans are three cards further down. */}
          {children.length > 0 && (
            <a href={`#${childrenId}`} className='link py-2.5 md:hidden'>
              {texts().toChildren}
            </a>
          )}
        </PlanRow>
      )}
      {children.length > 0 && (
        <PlanRow
          id={childrenId}
          title={texts().children}
          plans={children}
          interval={interval}
          former={former}
          className='mt-14'
        >
          {texts().childrenWhere}
        </PlanRow>
      )}
    </>
  );
});

const offerOf = ({ offers }: Plan, interval: Interval) => offers.find((offer) => offer.interval === interval);
/** The house shows the plan's sessions even if it is not sold at this interval. */
const sessionsOf = (plan: Plan, interval: Interval) =>
  (offerOf(plan, interval) ?? offerOf(plan, 'single'))?.sessions ?? 0;

function PlanRow({
  id,
  title,
  plans,
  interval,
  former,
  className,
  children,
}: {
  id?: string;
  title: string;
  plans: readonly Plan[];
  interval: Interval;
  former: StoredChoice | undefined;
  className?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const highest = Math.max(...plans.map((plan) => floorsOf(sessionsOf(plan, interval))));
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <div className='lg:flex lg:items-center lg:gap-x-6'>
        <h2 id={titleId} className='text-h3 lg:shrink-0'>
          {title}
        </h2>
        <p className='mt-1 max-w-text text-ink-soft text-sm docked:leading-snug'>{children}</p>
      </div>
      <ul className='mt-3 grid gap-x-2 gap-y-10 md:grid-cols-3 lg:gap-x-6'>
        {plans.map((plan) => {
          const offer = offerOf(plan, interval);
          const sessions = sessionsOf(plan, interval);
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              offer={offer}
              interval={interval}
              former={former}
              front={<PlanFront sessions={sessions} />}
              lift={`${(highest - floorsOf(sessions)) * floorRem}rem`}
              terms={offer ? undefined : singlePaymentNote(offerOf(plan, 'single'))}
              facts={offer ? factsOf(offer) : [formatSessions(sessions)]}
            />
          );
        })}
      </ul>
    </section>
  );
}

const singlePaymentNote = (single: Offer | undefined): ReactNode =>
  single && <p>{texts().inOnePayment(formatEuros(single.price), billingLabels().single)}</p>;

const factsOf = (offer: Offer): string[] => [
  offer.payments > 1 ? formatSessionsPerPayment(offer) : formatSessions(offer.sessions),
  formatValidity(offer.validityMonths),
];

/** At most two floors for up to 28 sessions: low fronts leave the prices near the top of the page. */
const windowsPerFloor = (sessions: number): number =>
  sessions <= 8 ? Math.max(1, sessions) : Math.min(14, Math.ceil(sessions / 2));
const floorsOf = (sessions: number): number => Math.ceil(sessions / windowsPerFloor(sessions));
/** Height of a floor in rem. */
const floorRem = 1.875;

/** Lit windows of a house, one per session; each floor has the same height in all houses. */
function PlanFront({ sessions }: { sessions: number }) {
  return (
    <div aria-hidden='true' className='flex justify-center pb-2'>
      <Floors
        windows={sessions}
        perFloor={windowsPerFloor(sessions)}
        className='w-auto!'
        style={{ height: `${floorsOf(sessions) * floorRem}rem` }}
      />
    </div>
  );
}
