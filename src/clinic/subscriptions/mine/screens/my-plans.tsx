import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { renewalReference } from '#clinic/payments/api.ts';
import type { Checkout } from '#clinic/payments/screens/checkout.ts';
import { PaymentDialog } from '#clinic/payments/screens/payment-dialog.tsx';
import { PaymentOutcome } from '#clinic/payments/screens/payment-outcome.tsx';
import type { PaymentStep } from '#clinic/payments/screens/payment-state.ts';
import { usePayment } from '#clinic/payments/screens/use-payment.ts';
import { plansQuery, userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { renewalCheckout } from '#clinic/subscriptions/buying/screens/plan-checkout.ts';
import type { Plan, UserSubscription } from '#clinic/subscriptions/contract.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, Skeleton, SkeletonText } from '#design/feedback/skeleton.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { routes } from '#platform/paths.ts';
import { MyPlanCard } from './my-plan-card.tsx';
import { texts } from './texts.ts';

/** Tab of the profile: '/dashboard#subscriptions'. */
const headingId = 'subscriptions';

export function MyPlans() {
  const { data, error, refetch, isFetching } = useQuery(userSubscriptionsQuery());
  const plans = useSuspenseQuery(plansQuery()).data;
  const payment = usePayment();
  useSignOutOnExpiry(error);
  useFocusAfterPaying(payment.step);
  // Money that may have moved is not requested again.
  const isSettled = (held: UserSubscription) =>
    payment.checkout?.userSubscriptionId !== held.id || payment.step !== 'failed';
  const pay = (held: UserSubscription) => {
    const checkout = renewalCheckout(held, plans, presentNow());
    if (checkout) payment.start(checkout);
  };
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className='scroll-mt-24 text-h3 outline-none'>
        {texts().title}
      </h2>
      <PaymentOutcome payment={payment} status={paymentStatusOf(data, payment.checkout)} className='mt-5' />
      {data?.length === 0 && <NoPlans />}
      {data && data.length > 0 && (
        <ul className='mt-5 flex flex-col gap-4'>
          {data.map((held) => (
            <MyPlanCard
              key={held.id}
              held={held}
              isPaying={payment.isUnderWay}
              isPayingThis={payment.isUnderWay && payment.checkout?.userSubscriptionId === held.id}
              sameAgain={findCurrentOffer(held, plans)}
              onPay={held.renewal && isSettled(held) ? () => pay(held) : undefined}
            />
          ))}
        </ul>
      )}
      {!data && error && (
        <LoadFailure title={texts().loadFailed} className='mt-5' isBusy={isFetching} retry={refetch}>
          {texts().isKept}
        </LoadFailure>
      )}
      {!data && !error && <LoadingPlans />}
      {/* Outside the cards, because the list may change while the wallet's dialog is open. */}
      <PaymentDialog payment={payment} />
    </section>
  );
}

/** Today's offer of a plan that a person had: 'single' on the wire is also the front page's package, told apart by its sessions. */
function findCurrentOffer(held: UserSubscription, plans: readonly Plan[]) {
  const plan = plans.find(({ id }) => id === held.planId);
  const offers = plan?.offers.filter(
    ({ interval }) =>
      interval === held.paymentInterval || (held.paymentInterval === 'single' && interval === 'landing'),
  );
  const offer = offers?.find(({ sessions }) => sessions === held.sessionsTotal) ?? offers?.at(-1);
  return plan && offer && { plan, offer };
}

/** Payment status according to the list: a payment in it is paid. */
function paymentStatusOf(all: readonly UserSubscription[] | undefined, checkout: Checkout | undefined) {
  const held = all?.find(({ id }) => id === checkout?.userSubscriptionId);
  if (held === undefined) return undefined;
  const isIn = held.payments.some(({ number }) => renewalReference(held.id, number) === checkout?.reference);
  return isIn ? ('paid' as const) : ('none' as const);
}

/** The button that opened the dialog disappears after payment, so the focus moves to the list. */
function useFocusAfterPaying(step: PaymentStep) {
  useEffect(() => {
    const isDone = step === 'paid' || step === 'checking' || step === 'failed';
    if (isDone && document.activeElement === document.body) document.getElementById(headingId)?.focus();
  }, [step]);
}

function NoPlans() {
  return (
    <EmptyState
      drawing='boat'
      className='mt-5'
      title={texts().none}
      actions={
        <Button asChild variant='secondary'>
          <Link to={routes.plans}>{texts().viewPlans}</Link>
        </Button>
      }
    >
      {texts().noneAdvice}
    </EmptyState>
  );
}

function LoadingPlans() {
  return (
    <Loading label={texts().loading}>
      <Card className='mt-5'>
        <Skeleton className='h-7 w-40' />
        <Skeleton className='mt-5 h-8 w-56' />
        <SkeletonText lines={3} className='mt-5' />
      </Card>
    </Loading>
  );
}
