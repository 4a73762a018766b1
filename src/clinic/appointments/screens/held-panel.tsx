import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import type { Appointment } from '../contract.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { kindName, kindTone } from './labels.ts';

/**
 * The hour is held: what, when, with whom, until when, and what comes next. Once the hold has run out: that, and the way back.
 * @param minutesLeft until the hold runs out; 0 means that it has
 * @param payment where the payment stands: a dialog's button, or words
 */
export function HeldPanel({
  appointment,
  minutesLeft,
  payment,
  onAgain,
}: {
  appointment: Appointment;
  minutesLeft: number | undefined;
  payment: ReactNode;
  onAgain: () => void;
}) {
  const services = servicesOrFallback(useSuspenseQuery(servicesQuery()).data);
  const isOver = minutesLeft === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('main')?.scrollIntoView();
  }, []);
  return (
    <HouseCard
      as='section'
      tone={kindTone(appointment.type)}
      windows={7}
      lit={isOver ? 0 : 7}
      className='max-w-2xl'
    >
      <h2 ref={heading} tabIndex={-1} className='text-h3 outline-none'>
        {isOver ? 'Tu reserva ha caducado' : 'Tu hora está reservada'}
      </h2>
      <p className='mt-3 text-lg'>
        <strong>
          {formatDate(appointment.date)}, {formatTime(appointment.date)}
        </strong>
        <br />
        {kindName(appointment.type, services)} con {appointment.professionalName}
        <br />
        {clinic.sessionMinutes} minutos · {formatEuros(appointment.price)}
        {appointment.type === 'video' && ' · hora peninsular'}
      </p>
      {appointment.address && <p className='mt-1 text-ink-soft'>{appointment.address}</p>}
      {appointment.holdExpiresAt && (
        <HoldCountdown until={appointment.holdExpiresAt} minutesLeft={minutesLeft} />
      )}
      {isOver ? (
        <p className='mt-5'>
          No se ha cobrado nada. Si esta hora te sigue yendo bien y está libre, puedes elegirla de nuevo.
        </p>
      ) : (
        <>
          <div className='mt-5'>{payment}</div>
          <WhatComes />
        </>
      )}
      {/* The same two buttons before and after, so that whoever stands on one does not lose the place. */}
      <div className='mt-7 flex flex-col gap-3 sm:flex-row'>
        <Button asChild variant={isOver ? 'secondary' : 'primary'}>
          <Link to={routes.dashboard}>Ver mis citas</Link>
        </Button>
        <Button variant={isOver ? 'primary' : 'secondary'} onClick={onAgain}>
          {isOver ? 'Elegir otra hora' : 'Reservar otra'}
        </Button>
      </div>
    </HouseCard>
  );
}

function WhatComes() {
  return (
    <>
      <h3 className='mt-7 text-h4'>Y ahora</h3>
      <ul className='mt-2 flex list-disc flex-col gap-1 pl-5'>
        <li>La cita queda confirmada cuando esté pagada. Si pasa el tiempo, la hora vuelve a estar libre.</li>
        <li>Puedes cambiarla sin coste hasta {clinic.cancellationHours} horas antes.</li>
        <li>La encuentras siempre en tu perfil.</li>
      </ul>
    </>
  );
}
