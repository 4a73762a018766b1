import { useEffect } from 'react';
import { ChangeRefusal } from '#clinic/appointments/changes/screens/refusal-notice.tsx';
import type { Linked } from '#clinic/appointments/links.contract.ts';
import { lessThanNotice } from '#clinic/appointments/rules/cancellation-sentences.ts';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { DayChoice } from '#clinic/appointments/slots/screens/day-choice.tsx';
import { ChangeNote, TimeChoice } from '#clinic/appointments/slots/screens/time-choice.tsx';
import { useSlotChoice } from '#clinic/appointments/slots/screens/use-slot-choice.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { continueOnSuccess, useMoveLink } from '../api.ts';
import { useFocusedHeading } from './link-cancelling.tsx';
import { texts } from './texts.ts';

type Moving = {
  shown: Linked;
  token: string;
  onKept: () => void;
  /** @param from the former start */
  onMoved: (from: string) => void;
};

export function LinkMoving(moving: Moving) {
  const heading = useFocusedHeading();
  return (
    <Card as='section' aria-labelledby='cambiar-cita' className='mt-6 max-w-4xl'>
      <h2 id='cambiar-cita' ref={heading} tabIndex={-1} className='scroll-mt-24 text-h4 outline-none'>
        {texts().changeAppointment}
      </h2>
      {moving.shown.mayMove ? (
        <NewHour {...moving} />
      ) : (
        <TooLate hours={moving.shown.cancellationHours} onKept={moving.onKept} />
      )}
    </Card>
  );
}

function TooLate({ hours, onKept }: Pick<Moving, 'onKept'> & { hours: number }) {
  return (
    <>
      <Notice tone='warning' title={texts().tooLate} className='mt-3'>
        {texts().tooLateAdvice(
          lessThanNotice(hours),
          <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
            {clinicContact().phone}
          </a>,
        )}
      </Notice>
      <Button variant='secondary' className='mt-4' onClick={onKept}>
        {texts().leaveAsIs}
      </Button>
    </>
  );
}

function NewHour({ shown, token, onKept, onMoved }: Moving) {
  const choice = useSlotChoice(
    { professionalId: shown.professionalId, type: shown.place, serviceId: shown.serviceId },
    { isProposing: false },
  );
  const move = useMoveLink();
  const to = choice.slot?.startsAt;
  // Most people want another hour on the same day or soon after.
  const { wishFor } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => wishFor({ day: wallTimeOf(new Date(shown.date)).day }), []);
  const press = () => {
    const { date: from } = shown;
    if (to !== undefined) void continueOnSuccess(move.mutateAsync({ token, date: to }), () => onMoved(from));
  };
  return (
    <>
      <p role='status' className='mt-2'>
        {texts().after}{' '}
        {to ? (
          <strong>{`${formatDate(to)}, ${formatTime(to)}${formatTimeZone(shown.place, to)}`}</strong>
        ) : (
          texts().chooseDayAndTime
        )}
      </p>
      {/* While the outcome is unknown, no other hour is offered. */}
      <div hidden={move.doubt !== undefined} className='mt-4'>
        <ChangeNote choice={choice} />
        <div className='grid gap-8 md:grid-cols-2'>
          <DayChoice choice={choice} />
          <TimeChoice choice={choice} ownStart={shown.date} />
        </div>
      </div>
      {move.doubt && <LostResponseNotice doubt={move.doubt} onAsk={move.askAgain} className='mt-4' />}
      <ChangeRefusal
        error={move.error}
        title={texts().changeFailed.title}
        text={texts().changeFailed.text}
        className='mt-4'
      />
      <div className='mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
        <Button
          disabled={to === undefined}
          busy={move.isPending}
          busyLabel={texts().changing}
          onClick={press}
        >
          {texts().changeAppointment}
        </Button>
        <Button variant='secondary' disabled={move.isPending} onClick={onKept}>
          {texts().leaveAsIs}
        </Button>
      </div>
    </>
  );
}
