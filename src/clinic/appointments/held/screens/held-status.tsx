import type { Appointment } from '#clinic/appointments/contract.ts';
import { isBeingRefunded, isCancelled } from '#clinic/appointments/rules/appointment-rules.ts';
import { formatDeadline } from '#clinic/appointments/rules/deadline.ts';
import { PaymentOutcome } from '#clinic/payments/screens/payment-outcome.tsx';
import { isOutdated } from '#clinic/payments/screens/payment-state.ts';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import type { Cancellable } from '../../rules/cancellation.ts';
import { changeRule } from '../../rules/cancellation-sentences.ts';
import { useNow } from '../../screens/use-now.ts';
import { type HeldState, hasPayButton } from './held-state.ts';
import { HoldCountdown, HoldExpired } from './hold-countdown.tsx';
import { texts } from './texts.ts';

export type Held = {
  appointment: Appointment;
  state: HeldState;
  /** End of the hold, past or future, and the minutes left; 0 once it is over. */
  until: string | null;
  minutesLeft: number | undefined;
  payment: Payment;
};

export function HeldStatus({ appointment, state, until, minutesLeft, payment }: Held) {
  const outcome = <PaymentOutcome payment={payment} status={appointment.payment} />;
  const isSaid = payment.said !== undefined && !isOutdated(payment, appointment.payment);
  switch (state) {
    case 'held':
      return (
        <>
          {outcome}
          <HoldCountdown minutesLeft={minutesLeft} />
        </>
      );
    case 'paying':
    case 'confirming':
      return (
        <Notice announce='polite'>
          {payment.step === 'recording' ? texts().status.recording : texts().status.paying}
        </Notice>
      );
    case 'confirmed':
      // Replaces an earlier message if this browser missed the response.
      return <PaidNotice withCredit={appointment.withCredit} />;
    case 'checking':
      return isSaid ? outcome : <UnderReview holdExpiresAt={appointment.holdExpiresAt} />;
    case 'unclear':
      return outcome;
    case 'returned':
      return (
        <>
          {outcome}
          <RefundedNotice until={until} isSaid={isSaid} />
          <HoldCountdown minutesLeft={minutesLeft} />
        </>
      );
    case 'over': {
      const isKnown = isCancelled(appointment.status);
      return (
        <>
          {outcome}
          {until && minutesLeft === 0 && <HoldExpired until={until} isKnown={isKnown} />}
          {isKnown && (
            <p>
              {!isSaid && wasCharged(appointment, payment)} {texts().status.chooseAgain}
            </p>
          )}
        </>
      );
    }
  }
}

/** Only the server knows for certain: a payment may come from another window, or late. */
function wasCharged({ payment }: Appointment, { wasApproved }: Payment): string {
  if (isBeingRefunded(payment)) return texts().status.returning;
  if (payment === 'none' && !wasApproved) return texts().status.notCharged;
  return texts().status.perhapsCharged;
}

function RefundedNotice({ until, isSaid }: { until: string | null; isSaid: boolean }) {
  const payAgain = until
    ? texts().status.payAgainUntil(formatDeadline(until, presentNow()))
    : texts().status.payAgain;
  return (
    <p>
      {!isSaid && texts().status.notApplied} {payAgain}
    </p>
  );
}

function UnderReview({ holdExpiresAt }: Pick<Appointment, 'holdExpiresAt'>) {
  return (
    <Notice announce='polite'>
      {texts().status.underReview}
      {holdExpiresAt && ` ${texts().status.heldUntil(formatDeadline(holdExpiresAt, presentNow()))}`}
    </Notice>
  );
}

function PaidNotice({ withCredit }: Pick<Appointment, 'withCredit'>) {
  const title = withCredit ? texts().status.paidBySession : texts().status.paid;
  return (
    <Notice tone='success' announce='polite' title={title}>
      {texts().status.inProfile}
    </Notice>
  );
}

export function WhatHappensNext({
  state,
  appointment: { withCredit, date, cancellationHours },
}: {
  state: HeldState;
  appointment: Appointment;
}) {
  return (
    <>
      <h3 className='mt-7 text-h4'>{texts().next.title}</h3>
      <ul className='mt-2 flex max-w-text list-disc flex-col gap-1 pl-5'>
        {state !== 'confirmed' && (
          <li>{hasPayButton(state) && state !== 'confirming' ? texts().next.toPay : texts().next.waiting}</li>
        )}
        <li>
          <ChangeRule startsAt={date} cancellationHours={cancellationHours} byPlan={withCredit} />
        </li>
        <li>{texts().next.inProfile}</li>
      </ul>
    </>
  );
}

/** The current rule for changes; `byPlan`: a session credit pays. */
function ChangeRule({ byPlan, ...appointment }: Cancellable & { byPlan: boolean }) {
  return changeRule({ ...appointment, withCredit: byPlan }, useNow());
}
