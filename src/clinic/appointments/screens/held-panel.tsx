import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PaymentOutcome } from '#clinic/payments/screens/payment-outcome.tsx';
import { isOutdated } from '#clinic/payments/screens/payment-state.ts';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';
import type { Service } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { Notice } from '#design/notice.tsx';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import type { Appointment } from '../contract.ts';
import { deadline } from './deadline.ts';
import type { HeldState } from './held-state.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { bySession, kindName, kindTone } from './labels.ts';
import { LeavingNotice } from './leaving-notice.tsx';

type Held = {
  appointment: Appointment;
  state: HeldState;
  /** Until when it is or was held, and the minutes until then; 0 means that it has run out. */
  until: string | null;
  minutesLeft: number | undefined;
  payment: Payment;
};

/** What was booked: what, when, with whom, how it stands, and what comes next. */
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
      windows={7}
      lit={isOver ? 0 : 7}
      className='max-w-2xl'
    >
      <Heading {...held} />
      <p className='mt-3 text-lg'>
        <strong>
          {formatDate(appointment.date)}, {formatTime(appointment.date)}
        </strong>
        <br />
        {kindName(appointment.type, services)} con {appointment.professionalName}
        <br />
        {clinic.sessionMinutes} minutos ·{' '}
        {appointment.withCredit ? bySession : formatEuros(appointment.price)}
        {appointment.type === 'video' && ' · hora peninsular'}
      </p>
      {appointment.address && <p className='mt-1 text-ink-soft'>{appointment.address}</p>}
      <div className='mt-5 flex flex-col gap-4'>
        {isLeaving ? <ToProfile onStay={stay} /> : <Standing {...held} />}
      </div>
      {!isLeaving && <WaysOn {...{ state, payment, onPay, onAgain }} />}
      {!isOver && <WhatComes isConfirmed={state === 'confirmed'} withCredit={appointment.withCredit} />}
    </HouseCard>
  );
}

/** On to the profile, where the appointment stands from now on. */
function ToProfile({ onStay }: { onStay: () => void }) {
  return (
    <LeavingNotice to={routes.dashboard} title='Te llevamos a tu perfil' onStay={onStay}>
      Tu cita está pagada. Allí la encontrarás siempre.
    </LeavingNotice>
  );
}

/** The last two buttons are the same before and after, so that whoever stands on one does not lose the place. */
function WaysOn({
  state,
  payment,
  onPay,
  onAgain,
}: Pick<Held, 'state' | 'payment'> & { onPay: () => void; onAgain: () => void }) {
  const isOver = state === 'over';
  const canPay = state === 'held' || state === 'paying';
  return (
    <div className='mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
      {canPay && (
        <Button
          busy={payment.isUnderWay}
          busyLabel={payment.step === 'recording' ? 'Confirmando...' : 'Pagando...'}
          onClick={onPay}
        >
          Pagar ahora
        </Button>
      )}
      <Button asChild variant={isOver || canPay ? 'secondary' : 'primary'}>
        <Link to={routes.dashboard}>Ver mis citas</Link>
      </Button>
      <Button variant={isOver ? 'primary' : canPay ? 'quiet' : 'secondary'} onClick={onAgain}>
        {isOver ? 'Elegir otra hora' : 'Reservar otra'}
      </Button>
    </div>
  );
}

/** Id of the panel's heading. */
export const headingId = 'reserva';

/** Takes the focus on arrival, and whenever what had it is gone. */
function Heading({ state, minutesLeft }: Held) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('main')?.scrollIntoView();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons come and go with the state
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [state]);
  return (
    <h2 id={headingId} ref={heading} tabIndex={-1} className='scroll-mt-24 text-h3 outline-none'>
      {state === 'over' && minutesLeft !== 0 ? 'Tu reserva está cancelada' : headings[state]}
    </h2>
  );
}
const headings: Record<HeldState, string> = {
  held: 'Tu hora está reservada',
  paying: 'Tu hora está reservada',
  confirmed: 'Tu cita está confirmada',
  checking: 'Tu pago está en revisión',
  unclear: 'Tu pago está por confirmar',
  over: 'Tu reserva ha caducado',
};

/** How it stands with the hold and the money. */
function Standing({ appointment, state, until, minutesLeft, payment }: Held) {
  const outcome = <PaymentOutcome payment={payment} standing={appointment.payment} />;
  const isSaid = payment.said !== undefined && !isOutdated(payment, appointment.payment);
  switch (state) {
    case 'held':
      return (
        <>
          {outcome}
          {until && <HoldCountdown until={until} minutesLeft={minutesLeft} />}
        </>
      );
    case 'paying':
      return (
        <Notice announce='polite'>
          {payment.step === 'recording'
            ? 'Hemos recibido tu pago. Estamos confirmando la cita.'
            : 'Tu pago está en marcha. No cierres esta página.'}
        </Notice>
      );
    case 'confirmed':
      // Also where this browser missed the answer: what it was told then is over.
      return <Paid withCredit={appointment.withCredit} />;
    case 'checking':
      return isSaid ? outcome : <UnderReview holdExpiresAt={appointment.holdExpiresAt} />;
    case 'unclear':
      return outcome;
    case 'over':
      return (
        <>
          {outcome}
          {until && minutesLeft === 0 && <HoldCountdown until={until} minutesLeft={0} />}
          <p>
            {!isSaid && wasCharged(appointment, payment)} Si esta hora te sigue yendo bien y está libre,
            puedes elegirla de nuevo.
          </p>
        </>
      );
  }
}

/** Nothing is promised that only the server knows: money may have come from another window, or after the end. */
function wasCharged({ payment }: Appointment, { wasApproved }: Payment): string {
  if (payment === 'returning' || payment === 'returned') return 'Te devolvemos entero lo que has pagado.';
  if (payment === 'none' && !wasApproved) return 'No se ha cobrado nada.';
  return 'Si tu pago llega, confirma la cita o te lo devolvemos entero; te avisaremos.';
}

function UnderReview({ holdExpiresAt }: Pick<Appointment, 'holdExpiresAt'>) {
  return (
    <Notice announce='polite'>
      El proveedor de pagos está revisando tu pago. No hace falta que pagues otra vez: te avisaremos.
      {holdExpiresAt && ` Te guardamos la hora hasta ${deadline(holdExpiresAt, new Date())}.`}
    </Notice>
  );
}

function Paid({ withCredit }: Pick<Appointment, 'withCredit'>) {
  const title = withCredit ? 'La paga una sesión de tu plan' : 'Tu cita está pagada';
  return (
    <Notice tone='success' announce='polite' title={title}>
      La encontrarás siempre en tu perfil.
    </Notice>
  );
}

function WhatComes({ isConfirmed, withCredit }: { isConfirmed: boolean; withCredit: boolean }) {
  return (
    <>
      <h3 className='mt-7 text-h4'>Y ahora</h3>
      <ul className='mt-2 flex list-disc flex-col gap-1 pl-5'>
        {!isConfirmed && (
          <li>
            La cita queda confirmada cuando esté pagada. Si pasa el tiempo, la hora vuelve a estar libre.
          </li>
        )}
        <li>
          {withCredit
            ? `Puedes cambiarla, o cancelarla y recuperar la sesión, hasta ${clinic.cancellationHours} horas antes.`
            : `Puedes cambiarla sin coste hasta ${clinic.cancellationHours} horas antes.`}
        </li>
        <li>La encuentras siempre en tu perfil.</li>
      </ul>
    </>
  );
}
