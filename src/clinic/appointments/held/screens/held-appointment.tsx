import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appointmentsQuery } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { isCancelled } from '#clinic/appointments/rules/appointment-rules.ts';
import { PaymentDialog } from '#clinic/payments/screens/payment-dialog.tsx';
import { usePayment } from '#clinic/payments/screens/use-payment.ts';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { presentNow } from '#platform/browser/clock.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { checkoutOf, explainNotPayable } from './appointment-checkout.ts';
import { ConfirmedDialog } from './confirmed-dialog.tsx';
import { HeldPanel } from './held-panel.tsx';
import { type HeldState, hasPayButton, heldState } from './held-state.ts';
import { texts } from './texts.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import { usePollExpiringHolds } from './use-poll-expiring-holds.ts';

/**
 * The appointment just booked, from hold to payment: opens the payment dialog, or the confirmation if a session
 * credit has paid.
 * @param booked as the server returned it; later changes come with the list of appointments
 * @param isReturning shown again by the browser's history: no dialog opens by itself
 */
export function HeldAppointment({
  booked,
  isReturning,
  onAgain,
}: {
  booked: Appointment;
  isReturning: boolean;
  onAgain: () => void;
}) {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  const { data } = useQuery(appointmentsQuery());
  usePollExpiringHolds(data);
  const appointment = data?.find(({ id }) => id === booked.id) ?? booked;
  const until = appointment.holdExpiresAt ?? booked.holdExpiresAt;
  const minutesLeft = useMinutesLeft(until);
  const opensPayment = !booked.withCredit && !isReturning;
  const payment = usePayment(opensPayment ? checkoutOf(booked, services, presentNow()) : undefined);
  const state = heldState(appointment, payment, minutesLeft);
  useDocumentTitle(`${texts().documentTitles[state]} · ${clinicContact().name}`);
  return (
    <>
      <Lead state={state} appointment={appointment} />
      <HeldPanel
        appointment={appointment}
        services={services}
        until={until}
        minutesLeft={minutesLeft}
        state={state}
        payment={payment}
        onAgain={onAgain}
        onPay={() => payment.start(checkoutOf(appointment, services, presentNow()))}
      />
      {booked.withCredit && !isReturning && <ConfirmedDialog appointment={booked} />}
      <PaymentDialog
        payment={payment}
        withdrawn={hasPayButton(state) ? undefined : explainNotPayable(appointment)}
      />
    </>
  );
}

function Lead({ state, appointment }: { state: HeldState; appointment: Appointment }) {
  // The clock alone does not decide: no other hour is suggested while this one may still be the user's.
  const words = state === 'over' && !isCancelled(appointment.status) ? undefined : leadOf(state);
  return words ? (
    <p className='mt-3 mb-8 max-w-text text-ink-soft text-lg'>{words}</p>
  ) : (
    <div className='mt-4' />
  );
}

const leadOf = (state: HeldState): string | undefined =>
  (texts().leads as Partial<Record<HeldState, string>>)[state];

/** Overrides the document title while mounted, so that the state shows among other browser tabs. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = title;
    return () => {
      // Only if no other page has set its own since.
      if (document.title === title) document.title = former;
    };
  }, [title]);
}
