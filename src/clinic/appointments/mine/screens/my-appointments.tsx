import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { appointmentsQuery } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { checkoutOf, explainNotPayable } from '#clinic/appointments/held/screens/appointment-checkout.ts';
import { isConfirming, isUnclear } from '#clinic/appointments/held/screens/held-state.ts';
import { usePollExpiringHolds } from '#clinic/appointments/held/screens/use-poll-expiring-holds.ts';
import { isUpcoming, mayPay } from '#clinic/appointments/rules/appointment-rules.ts';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { receiptsQuery } from '#clinic/payments/api.ts';
import { PaymentDialog } from '#clinic/payments/screens/payment-dialog.tsx';
import { PaymentOutcome } from '#clinic/payments/screens/payment-outcome.tsx';
import type { PaymentStep } from '#clinic/payments/screens/payment-state.ts';
import { type Payment, usePayment } from '#clinic/payments/screens/use-payment.ts';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, Skeleton, SkeletonText } from '#design/feedback/skeleton.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { routes } from '#platform/paths.ts';
import { AppointmentCard, type PaymentInProgress, upcomingId } from './appointment-card.tsx';
import { texts } from './texts.ts';

/**
 * Upcoming appointments, the nearest first, and the history. Requires a session.
 * @param children content that may load after the next appointment
 */
export function MyAppointments({ children }: { children?: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(appointmentsQuery());
  // Fetched in parallel with the appointments, so that cards do not grow later.
  useQuery(receiptsQuery());
  const now = useNow();
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  const payment = usePayment();
  usePollExpiringHolds(data);
  useSignOutOnExpiry(error);
  useFocusAfterPaying(payment.step);
  if (error && data === undefined)
    return (
      <LoadFailure title={texts().loadFailed} isBusy={isFetching} retry={refetch}>
        {texts().loadFailedAdvice}
      </LoadFailure>
    );
  if (data === undefined || now === undefined) return <AppointmentsLoading />;

  const upcoming = data
    .filter((appointment) => isUpcoming(appointment, now))
    .toSorted((one, other) => startMs(one) - startMs(other));
  const history = data
    .filter((appointment) => !isUpcoming(appointment, now))
    .toSorted((one, other) => startMs(other) - startMs(one));
  const chosen = data.find(({ id }) => id === payment.checkout?.itemId);
  return (
    <div className='flex flex-col gap-12'>
      <section aria-labelledby={upcomingId}>
        <h2 id={upcomingId} tabIndex={-1} className='scroll-mt-24 text-h3 outline-none'>
          {texts().upcoming}
        </h2>
        <PaymentOutcome payment={payment} status={chosen?.payment} className='mt-5' />
        {upcoming.length > 0 ? (
          <List
            appointments={upcoming}
            now={now}
            payment={payment}
            onPay={(appointment) => payment.start(checkoutOf(appointment, services, presentNow()))}
          />
        ) : (
          <EmptyState
            className='mt-5'
            title={texts().noneUpcoming}
            actions={
              <>
                <Button asChild>
                  <Link to={routes.appointments}>{texts().book}</Link>
                </Button>
                <Button asChild variant='secondary'>
                  <Link to={routes.plans}>{texts().viewPlans}</Link>
                </Button>
              </>
            }
          >
            {texts().noneUpcomingAdvice}
          </EmptyState>
        )}
      </section>
      {children}
      <section aria-labelledby='historial'>
        <h2 id='historial' className='text-h3'>
          {texts().history}
        </h2>
        {history.length > 0 ? (
          <List appointments={history} now={now} />
        ) : (
          <p className='mt-3 text-ink-soft'>{texts().historyEmpty}</p>
        )}
      </section>
      {/* Here and not in a card: a card may leave its list while the wallet's dialog is open. */}
      <PaymentDialog
        payment={payment}
        withdrawn={chosen && !mayPay(chosen, now) ? explainNotPayable(chosen) : undefined}
      />
    </div>
  );
}

/** The button that opened the dialog disappears with the payment, so the focus goes to the list. */
function useFocusAfterPaying(step: PaymentStep) {
  useEffect(() => {
    const isDone = step === 'paid' || step === 'checking' || step === 'failed';
    if (isDone && document.activeElement === document.body) document.getElementById(upcomingId)?.focus();
  }, [step]);
}

/** Start in ms; an invalid date counts as the oldest, because NaN would break the sorting. */
const startMs = ({ date }: Appointment) => Date.parse(date) || 0;

function List({
  appointments,
  now,
  payment,
  onPay,
}: {
  appointments: readonly Appointment[];
  now: Date;
  payment?: Payment;
  onPay?: (appointment: Appointment) => void;
}) {
  return (
    <ul className='mt-4 docked:mt-3 flex flex-col gap-4'>
      {appointments.map((appointment) => {
        const underWay = payment && paymentInProgress(payment, appointment);
        // Not payable again while an earlier payment may have moved money.
        const canPay = mayPay(appointment, now) && underWay !== 'unclear';
        return (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            now={now}
            isPaying={payment?.isUnderWay ?? false}
            underWay={underWay}
            onPay={canPay ? () => onPay?.(appointment) : undefined}
          />
        );
      })}
    </ul>
  );
}

function paymentInProgress(
  payment: Payment,
  { id, payment: status }: Appointment,
): PaymentInProgress | undefined {
  if (payment.checkout?.itemId !== id) return undefined;
  if (isConfirming(payment)) return 'confirming';
  return isUnclear(payment, status) ? 'unclear' : undefined;
}

function AppointmentsLoading() {
  return (
    <Loading label={texts().loading}>
      <Skeleton className='h-8 w-40' />
      <div className='mt-5 flex flex-col gap-4'>
        {[0, 1].map((place) => (
          <Card key={place} className='flex gap-5'>
            <Skeleton className='h-24 w-20 rounded-t-full! rounded-b-sm!' />
            <SkeletonText lines={4} className='grow' />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
