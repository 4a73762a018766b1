import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { isCancelled } from '#clinic/appointments/rules/appointment-rules.ts';
import { formatDeadline } from '#clinic/appointments/rules/deadline.ts';
import { AppointmentFront } from '#clinic/appointments/screens/appointment-front.tsx';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import { bySessionLabel, consultationName, formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { LeavingNotice } from '#clinic/appointments/screens/leaving-notice.tsx';
import { OfficeDirections } from '#clinic/appointments/screens/office-directions.tsx';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';
import type { Service } from '#clinic/services/contract.ts';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { type HeldState, hasPayButton } from './held-state.ts';
import { type Held, HeldStatus, WhatHappensNext } from './held-status.tsx';
import { texts } from './texts.ts';

export function HeldPanel({
  services,
  onPay,
  onAgain,
  ...held
}: Held & { services: readonly Service[]; onPay: () => void; onAgain: () => void }) {
  const { appointment, state, payment } = held;
  const isOver = state === 'over';
  const [stays, setStays] = useState(false);
  const isLeaving = payment.step === 'paid' && !stays;
  const stay = () => {
    setStays(true);
    document.getElementById(headingId)?.focus();
  };
  return (
    <HouseCard
      as='section'
      tone={kindTone(appointment.type)}
      front={<AppointmentFront startsAt={isOver ? undefined : appointment.date} />}
      className='max-w-2xl'
    >
      <Heading {...held} />
      <div className='mt-2 flex flex-col gap-4'>
        {isLeaving ? <LeavingToProfile onStay={stay} /> : <HeldStatus {...held} />}
        {hasPayButton(state) && <PayButton payment={payment} onPay={onPay} />}
      </div>
      <Facts appointment={appointment} services={services} />
      {!isLeaving && <NextSteps state={state} appointment={appointment} onAgain={onAgain} />}
      {!isOver && <WhatHappensNext state={state} appointment={appointment} />}
    </HouseCard>
  );
}

function PayButton({ payment, onPay }: { payment: Payment; onPay: () => void }) {
  return (
    <Button
      className='w-full sm:w-auto sm:self-start'
      busy={payment.isUnderWay}
      busyLabel={payment.step === 'recording' ? texts().pay.confirming : texts().pay.paying}
      onClick={onPay}
    >
      {texts().pay.label}
    </Button>
  );
}

function Facts({ appointment, services }: { appointment: Appointment; services: readonly Service[] }) {
  const now = useClientNow();
  return (
    <>
      <p className='mt-5 text-lg first-letter:uppercase'>
        <strong>
          {formatNearDate(appointment.date, now)}, {formatTime(appointment.date)}
        </strong>
        {formatTimeZone(appointment.type, appointment.date)}
        <br />
        {texts().checkout.withProfessional(
          consultationName(appointment, services),
          nameOnScreen(appointment.professionalName),
        )}
        <br />
        {texts().minutes(appointment.minutes)} ·{' '}
        {appointment.withCredit ? bySessionLabel : formatEuros(appointment.price)}
      </p>
      {appointment.address && <p className='mt-1 text-ink-soft'>{appointment.address}</p>}
      {!isCancelled(appointment.status) && <OfficeDirections type={appointment.type} className='mt-1' />}
    </>
  );
}

function LeavingToProfile({ onStay }: { onStay: () => void }) {
  return (
    <LeavingNotice to={routes.dashboard} title={texts().leaving.title} onStay={onStay}>
      {texts().leaving.text}
    </LeavingNotice>
  );
}

/**
 * The same two buttons in every state, so that keyboard focus is not lost. Choosing another hour is the
 * primary action once the server has cancelled the hold.
 */
function NextSteps({
  state,
  appointment: { status },
  onAgain,
}: {
  state: HeldState;
  appointment: Appointment;
  onAgain: () => void;
}) {
  const isGone = state === 'over' && isCancelled(status);
  const isPayable = hasPayButton(state);
  const againVariant = isPayable ? 'quiet' : 'secondary';
  return (
    <div className='mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
      <Button asChild variant={isGone || isPayable ? 'secondary' : 'primary'}>
        <Link to={routes.dashboard}>{texts().viewAppointments}</Link>
      </Button>
      <Button variant={isGone ? 'primary' : againVariant} onClick={onAgain}>
        {isGone ? texts().chooseAnother : texts().bookAnother}
      </Button>
    </div>
  );
}

export const headingId = 'reserva';

/** Takes the focus on mount, and again when the focused element disappears. */
function Heading({ appointment, state, until, minutesLeft }: Held) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before paint, so that an immediate key press continues from here.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a phone it scrolls past the page title to the state and the pay button.
    const isNarrow = window.matchMedia('(max-width: 40rem)').matches;
    heading.current?.closest(isNarrow ? 'section' : 'main')?.scrollIntoView();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons come and go with the state
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [state]);
  return (
    <h2 id={headingId} ref={heading} tabIndex={-1} className='scroll-mt-24 text-h3 outline-none'>
      {state === 'over' ? overHeading(appointment, minutesLeft) : headings[state](until, appointment)}
    </h2>
  );
}

const missingPaymentHeading = (until: string | null) =>
  until ? texts().headings.heldUntil(formatDeadline(until, presentNow())) : texts().headings.paymentMissing;
const headings: Record<
  Exclude<HeldState, 'over'>,
  (until: string | null, appointment: Appointment) => string
> = {
  held: missingPaymentHeading,
  paying: missingPaymentHeading,
  confirming: () => texts().headings.confirming,
  confirmed: () => texts().headings.confirmed,
  checking: () => texts().headings.checking,
  unclear: () => texts().headings.unclear,
  returned: (_, { payment }) =>
    payment === 'returned' ? texts().headings.returned : texts().headings.returning,
};

/** The clock alone does not decide: the server may still wait for the payment or have received it. */
function overHeading({ status }: Appointment, minutesLeft: number | undefined): string {
  if (!isCancelled(status)) return texts().headings.timeOver;
  return minutesLeft === 0 ? texts().headings.expired : texts().headings.cancelled;
}
