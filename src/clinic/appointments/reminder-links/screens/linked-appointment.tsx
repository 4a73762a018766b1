import { CalendarPlus, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ChangeRefusal } from '#clinic/appointments/changes/screens/refusal-notice.tsx';
import type { Linked } from '#clinic/appointments/links.contract.ts';
import { AppointmentFront } from '#clinic/appointments/screens/appointment-front.tsx';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { continueOnSuccess, useConfirmLink } from '../api.ts';
import { LinkCancelling } from './link-cancelling.tsx';
import { LinkMoving } from './link-moving.tsx';
import { texts } from './texts.ts';
import type { ParsedLink } from './use-link-from-hash.ts';

type Step = 'choices' | 'moving' | 'cancelling' | { movedFrom: string };

export function LinkedAppointment({ shown, link }: { shown: Linked; link: ParsedLink }) {
  const [step, setStep] = useState<Step>(firstStep(link));
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useClientNow();
  // The pressed button is gone, so the focus moves to the news.
  const goTo = (next: Step) => {
    setStep(next);
    if (next !== 'moving' && next !== 'cancelling') requestAnimationFrame(() => heading.current?.focus());
  };
  const back = () => goTo('choices');
  const isOn = shown.status !== 'cancelled';
  const isMoved = typeof step === 'object';
  return (
    <>
      <HouseCard
        as='section'
        tone={kindTone(shown.place)}
        front={
          <div className='max-sm:short:hidden'>
            <AppointmentFront startsAt={isOn ? shown.date : undefined} />
          </div>
        }
        className='mt-8 max-w-2xl docked:mt-4'
      >
        <h2 ref={heading} tabIndex={-1} className='scroll-mt-24 text-h3 outline-none first-letter:uppercase'>
          {formatNearDate(shown.date, now)}, {formatTime(shown.date)}
        </h2>
        {/* Directly below the focused heading: further down, a small phone would not show it. */}
        {isMoved && <Moved from={step.movedFrom} to={shown.date} place={shown.place} />}
        {!isOn && <Cancelled refund={shown.refund} />}
        <div role='status'>{isOn && step === 'choices' && shown.attendanceConfirmed && <Thanks />}</div>
        <Facts shown={shown} />
        <div className='mt-4 empty:hidden'>
          {!isOn && <BookAnother />}
          {isOn && step === 'choices' && <Choices shown={shown} link={link} onStep={goTo} />}
          {isOn && step === 'cancelling' && (
            <LinkCancelling shown={shown} token={link.token} onKept={back} onCancelled={back} />
          )}
        </div>
      </HouseCard>
      {isOn && step === 'moving' && (
        <LinkMoving
          shown={shown}
          token={link.token}
          onKept={back}
          onMoved={(movedFrom) => goTo({ movedFrom })}
        />
      )}
    </>
  );
}

function firstStep({ choice }: ParsedLink): Step {
  if (choice === 'cambiar') return 'moving';
  return choice === 'cancelar' ? 'cancelling' : 'choices';
}

function Facts({ shown }: { shown: Linked }) {
  const { place, address, roomUrl, date } = shown;
  return (
    <>
      <p className='mt-2 text-lg'>
        {texts().withProfessional(nameOnScreen(shown.professionalName))}
        <br />
        <Place place={place} address={address} date={date} />
        <br />
        <span className='text-ink-soft'>{texts().minutes(shown.minutes)}</span>
      </p>
      {roomUrl && (
        <Button asChild variant='quiet' size='small' className='mt-1 -ml-4 self-start'>
          <a href={roomUrl} target='_blank' rel='noreferrer'>
            <Video aria-hidden='true' className='size-5' />
            {texts().enterRoom}
          </a>
        </Button>
      )}
    </>
  );
}

function Place({ place, address, date }: Pick<Linked, 'place' | 'address' | 'date'>) {
  if (place === 'video') return texts().byVideo(formatTimeZone(place, date));
  return address ?? <span lang={clinic.localLanguage}>{clinicContact().address}</span>;
}

const Thanks = () => (
  <Notice tone='success' title={texts().confirmed.title} className='mt-3'>
    {texts().confirmed.text}
  </Notice>
);

function Choices({ shown, link, onStep }: { shown: Linked; link: ParsedLink; onStep: (step: Step) => void }) {
  const confirm = useConfirmLink();
  const press = () => continueOnSuccess(confirm.mutateAsync({ token: link.token }), () => onStep('choices'));
  return (
    <>
      {confirm.doubt && <LostResponseNotice doubt={confirm.doubt} onAsk={confirm.askAgain} />}
      <ChangeRefusal
        error={confirm.error}
        title={texts().confirmFailed.title}
        text={texts().confirmFailed.text}
      />
      {!shown.attendanceConfirmed && !confirm.isError && <p>{texts().confirmQuestion}</p>}
      <div className='mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
        {!shown.attendanceConfirmed && (
          <Button busy={confirm.isPending} busyLabel={texts().confirming} onClick={press}>
            {texts().confirm}
          </Button>
        )}
        <Button variant='secondary' disabled={confirm.isPending} onClick={() => onStep('moving')}>
          {texts().change}
        </Button>
        {shown.mayCancel && (
          <Button
            variant='quiet'
            className='text-coral-700!'
            disabled={confirm.isPending}
            onClick={() => onStep('cancelling')}
          >
            {texts().cancel}
          </Button>
        )}
      </div>
    </>
  );
}

function Moved({ from, to, place }: { from: string; to: string; place: Linked['place'] }) {
  return (
    <Notice tone='success' announce='polite' title={texts().changed} className='mt-3'>
      <p>{texts().before(`${formatDate(from)}, ${formatTime(from)}${formatTimeZone(place, from)}`)}</p>
      <p>
        {texts().now(
          <>
            <strong>
              {formatDate(to)}, {formatTime(to)}
            </strong>
            {formatTimeZone(place, to)}
          </>,
        )}
      </p>
      <p className='mt-1'>
        {texts().linkEnded((text) => (
          <Link to={routes.dashboard} className='link'>
            {text}
          </Link>
        ))}
      </p>
    </Notice>
  );
}

function Cancelled({ refund }: Pick<Linked, 'refund'>) {
  return (
    <Notice announce='polite' title={texts().cancelled} className='mt-3'>
      {texts().hourFree(texts().refunds[refund])}
    </Notice>
  );
}

const BookAnother = () => (
  <Button asChild variant='secondary'>
    <Link to={routes.appointments}>
      <CalendarPlus aria-hidden='true' className='size-5' />
      {texts().bookAnother}
    </Link>
  </Button>
);
