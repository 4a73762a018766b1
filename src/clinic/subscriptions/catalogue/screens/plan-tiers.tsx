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
import { Floors, floorsRatio } from '#design/drawings/floors.tsx';
import { formatEuros } from '#platform/money.ts';
import { PlanCard } from './plan-card.tsx';

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
        <PlanRow title='Planes para Adultos' plans={adults} interval={interval} former={former}>
          Sus sesiones sirven en el despacho y por videollamada. Las visitas a domicilio se pagan aparte.{' '}
          {/* On phones the children's plans are three cards further down. */}
          {children.length > 0 && (
            <a href={`#${childrenId}`} className='link py-2.5 md:hidden'>
              Ir a los planes infantiles
            </a>
          )}
        </PlanRow>
      )}
      {children.length > 0 && (
        <PlanRow
          id={childrenId}
          title='Planes para Terapia Infantil'
          plans={children}
          interval={interval}
          former={former}
          className='mt-14'
        >
          Sus sesiones son en el despacho, con el niño y su familia.
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
  const highest = Math.max(...plans.map((plan) => frontRatio(sessionsOf(plan, interval))));
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className='text-h3'>
        {title}
      </h2>
      <p className='mt-1.5 max-w-text text-ink-soft'>{children}</p>
      <ul className='mt-6 grid gap-x-2 gap-y-10 [--front:10.5rem] md:grid-cols-3 lg:gap-x-6 lg:[--front:13rem]'>
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
              lift={`calc(var(--front) * ${(highest - frontRatio(sessions)).toFixed(4)})`}
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
  single && (
    <p>
      En pago único: {formatEuros(single.price)} {billingLabels.single}
    </p>
  );

const factsOf = (offer: Offer): string[] => [
  offer.payments > 1 ? formatSessionsPerPayment(offer) : formatSessions(offer.sessions),
  formatValidity(offer.validityMonths),
];

/** Windows per floor, so that the sold session counts fill whole floors. */
function windowsPerFloor(sessions: number): number {
  if (sessions <= 5) return Math.max(1, sessions);
  return sessions <= 16 ? 4 : 7;
}
const windowsPerFloorOnPhone = (sessions: number): number =>
  sessions <= 8 ? Math.max(1, sessions) : Math.min(14, Math.ceil(sessions / 2));

/** Height of a house front as a multiple of `--front`. */
const frontRatio = (sessions: number): number => floorsRatio(sessions, windowsPerFloor(sessions));

/** Lit windows of a house, one per session, as wide as `--front` when side by side. */
function PlanFront({ sessions }: { sessions: number }) {
  return (
    <div aria-hidden='true' className='flex justify-center pb-4'>
      <Floors windows={sessions} perFloor={windowsPerFloorOnPhone(sessions)} className='md:hidden' />
      <Floors windows={sessions} perFloor={windowsPerFloor(sessions)} className='w-(--front) max-md:hidden' />
    </div>
  );
}
