import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { ConsentWarning } from '#clinic/consents/gate/screens/consent-warning.tsx';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { CertificateForm } from '../../certificates/screens/certificate-form.tsx';
import {
  consultationWord,
  formatCurrentState,
  formatPaymentState,
  formatSpan,
} from '../../desk/screens/agenda-labels.ts';
import { ConfirmByPhoneButton, RowActions } from '../../desk/screens/attendance-buttons.tsx';
import { CancelForm } from '../../desk/screens/cancel-form.tsx';
import { MoveForm } from '../../desk/screens/move-form.tsx';
import { rowButtonClasses } from '../../desk/screens/row-button-classes.ts';
import { VideoRoom } from '../../room/screens/video-room.tsx';
import { EndSeries } from '../../series/screens/end-series.tsx';
import { MoveFollowing } from '../../series/screens/move-following.tsx';
import { texts } from './texts.ts';

export function AppointmentDialog({
  one,
  professionals,
  now,
  isOnCard = false,
  close,
}: {
  one: AgendaAppointment | undefined;
  professionals: Agenda['professionals'];
  now: Date;
  /** Opened from the patient record, so it has no link to it. */
  isOnCard?: boolean;
  close: () => void;
}) {
  if (one === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={(opens) => opens || close()}
      size='normal'
      title={nameOf(one.patient)}
      description={
        <p className='first-letter:uppercase tabular-nums'>
          {formatDate(one.startsAt)}, {formatSpan(one)}
        </p>
      }
    >
      <Details
        key={one.id}
        one={one}
        professionals={professionals.filter((each) => each.isOpen)}
        now={now}
        isOnCard={isOnCard}
        close={close}
      />
    </Dialog>
  );
}

function Details({
  one,
  professionals,
  now,
  isOnCard,
  close,
}: {
  one: AgendaAppointment;
  professionals: Agenda['professionals'];
  now: Date;
  isOnCard: boolean;
  close: () => void;
}) {
  const [task, setTask] = useState<'look' | 'move' | 'cancel' | 'move-following' | 'end' | 'certificate'>(
    'look',
  );
  const back = () => setTask('look');
  const { seriesId } = one;
  const isToCome = one.status !== 'cancelled' && now < new Date(one.startsAt);
  if (task === 'move') return <MoveForm one={one} professionals={professionals} back={back} close={close} />;
  if (task === 'certificate') return <CertificateForm one={one} back={back} />;
  if (task === 'cancel') return <CancelForm one={one} now={now} back={back} close={close} />;
  if (task === 'move-following' && seriesId !== null)
    return (
      <MoveFollowing one={one} seriesId={seriesId} professionals={professionals} back={back} close={close} />
    );
  if (task === 'end' && seriesId !== null)
    return <EndSeries seriesId={seriesId} fromAppointmentId={one.id} back={back} close={close} />;
  return (
    <div className='flex flex-col gap-4 pb-2 text-sm'>
      <Facts
        one={one}
        now={now}
        isOnCard={isOnCard}
        professional={professionals.find(({ id }) => id === one.professionalId)?.name}
      />
      <VideoRoom one={one} now={now} />
      {isToCome && (
        <div className='flex flex-wrap items-center gap-3'>
          <Button size='small' variant='secondary' onClick={() => setTask('move')}>
            {' '}
            {texts().appointment.move}{' '}
          </Button>
          <Button size='small' variant='secondary' onClick={() => setTask('cancel')}>
            {' '}
            {texts().appointment.cancel}{' '}
          </Button>
          <ConfirmByPhoneButton one={one} now={now} />
          {seriesId !== null && (
            <>
              <Button size='small' variant='secondary' onClick={() => setTask('move-following')}>
                {texts().appointment.moveFollowing}
              </Button>
              <Button size='small' variant='secondary' onClick={() => setTask('end')}>
                {texts().appointment.endSeries}
              </Button>
            </>
          )}
        </div>
      )}
      <ConsentWarnings one={one} />
      {one.attendance?.status === 'fulfilled' && (
        <div className='flex flex-wrap gap-1.5'>
          <CertificateButton endsAt={one.endsAt} now={now} open={() => setTask('certificate')} />
        </div>
      )}
      <FormFooter leave='close'>
        <RowActions one={one} now={now} />
      </FormFooter>
    </div>
  );
}

/** Disabled until the appointment ends, because the certificate states its end. */
function CertificateButton({ endsAt, now, open }: { endsAt: string; now: Date; open: () => void }) {
  const hintId = useId();
  const hasEnded = new Date(endsAt) <= now;
  return (
    <>
      <button
        type='button'
        disabled={!hasEnded}
        aria-describedby={hasEnded ? undefined : hintId}
        className={rowButtonClasses}
        onClick={open}
      >
        {' '}
        {texts().appointment.certificate}{' '}
      </button>
      {!hasEnded && (
        <span id={hintId} className='self-center text-ink-soft'>
          {texts().appointment.certificateLater(formatTime(endsAt))}
        </span>
      )}
    </>
  );
}

/** Missing signatures, shown to staff who note attendance, for each patient of a joint appointment. */
function ConsentWarnings({ one }: { one: AgendaAppointment }) {
  if (one.status !== 'confirmed') return null;
  const { patient, companion } = one;
  const hour = { appointmentId: one.id, isVideo: one.type === 'video' };
  return (
    <>
      <ConsentWarning
        hour={{ ...hour, patientId: patient.id }}
        whose={companion ? nameOf(patient) : undefined}
      />
      {companion && (
        <ConsentWarning
          hour={{ ...hour, patientId: companion.id }}
          whose={companion.name ?? texts().appointment.companionWithoutName}
        />
      )}
    </>
  );
}

function Facts({
  one,
  now,
  isOnCard,
  professional,
}: {
  one: AgendaAppointment;
  now: Date;
  isOnCard: boolean;
  professional: string | undefined;
}) {
  const { phone, email, guardianName, name } = one.patient;
  const { facts: terms, notGiven, openRecord, importedQuietly } = texts().appointment;
  const facts: [string, ReactNode][] = [
    [terms.companion, one.companion?.name],
    [terms.consultation, consultationWord(one)],
    [terms.professional, professional ?? '—'],
    [terms.state, formatCurrentState(one, now)],
    [terms.payment, formatPaymentState(one)],
    [terms.address, one.address],
    [terms.guardian, name === null ? null : guardianName],
    [terms.phone, phone === null ? notGiven : <PhoneLink key='phone' phone={phone} />],
    [terms.email, email ?? notGiven],
    [
      terms.record,
      !isOnCard && (
        <Link key='record' to={`${routes['staff-people']}?persona=${one.patient.id}`} className='link'>
          {' '}
          {openRecord}{' '}
        </Link>
      ),
    ],
    [terms.notifications, one.isQuiet && importedQuietly],
  ];
  return (
    <dl className='grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1.5'>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term} className='contents'>
              <dt className='text-ink-soft'>{term}</dt>
              <dd className='tabular-nums'>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={phoneUrl(phone)} className='link whitespace-nowrap'>
    {phone}
  </a>
);
