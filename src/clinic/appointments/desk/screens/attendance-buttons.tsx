import clsx from 'clsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useConfirmByPhone, useNoteAttendance, useUndoAttendance } from '../api.ts';
import { attendanceLabels, confirmedByPhoneLabel } from './agenda-labels.ts';
import { isPaymentDue, offeredNotes, primaryAction } from './row-actions.ts';
import { primaryRowButtonClasses, rowButtonClasses } from './row-button-classes.ts';
import { TakeAppointmentPayment } from './take-payment.tsx';

const showFailure = (error: unknown) =>
  toast({
    tone: 'danger',
    ...failureMessages(error, {
      refused: 'No se ha anotado',
      lost: 'No sabemos si se ha anotado',
      otherwise: 'Puede ser la conexión. Mira cómo ha quedado antes de repetirlo.',
    }),
  });

/**
 * What can be done with an appointment now: one action first, the others behind 'Más', and the last note to
 * undo.
 */
export function RowActions({ one, now }: { one: AgendaAppointment; now: Date }) {
  const [isExpanded, setExpanded] = useState(false);
  const note = useNoteAttendance();
  const undo = useUndoAttendance();
  const isBusy = note.isPending || undo.isPending;
  const primary = primaryAction(one, now);
  const notes = offeredNotes(one, now);
  const others = notes.filter((status) => status !== primary).length;
  const hasMore = others > 0 || (primary !== 'pay' && isPaymentDue(one));
  const classes = (action: string) => (action === primary ? primaryRowButtonClasses : rowButtonClasses);
  const isHidden = (action: string) => action !== primary && !isExpanded;
  return (
    <>
      {notes.map((status) => (
        <button
          key={status}
          type='button'
          hidden={isHidden(status)}
          disabled={isBusy}
          className={clsx(classes(status), isHidden(status) && 'hidden')}
          aria-label={`${attendanceLabels[status]}: ${nameOf(one.patient)}`}
          onClick={() =>
            note.mutate({ id: one.id, status }, { onError: showFailure, onSuccess: () => setExpanded(false) })
          }
        >
          {attendanceLabels[status]}
        </button>
      ))}
      {/* Stays mounted while it is hidden: its dialog shows the receipt of what was just paid. */}
      <TakeAppointmentPayment one={one} isHidden={isHidden('pay')} className={classes('pay')} />
      {one.attendance && (
        <button
          type='button'
          disabled={isBusy}
          className={rowButtonClasses}
          aria-label={`Deshacer «${attendanceLabels[one.attendance.status]}»: ${nameOf(one.patient)}`}
          onClick={() => one.attendance && undo.mutate(one.attendance.id, { onError: showFailure })}
        >
          <UndoLabel />
        </button>
      )}
      {hasMore && (
        <button
          type='button'
          className={rowButtonClasses}
          aria-expanded={isExpanded}
          aria-label={`${isExpanded ? 'Menos' : 'Más'}: ${nameOf(one.patient)}`}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Menos' : 'Más'}
        </button>
      )}
    </>
  );
}

export function ConfirmByPhoneButton({ one, now }: { one: AgendaAppointment; now: Date }) {
  const note = useConfirmByPhone();
  // Not for a patient with an attendance note.
  if (one.status !== 'confirmed' || new Date(one.startsAt) <= now || one.attendance !== null) return null;
  const isComing = !one.attendanceConfirmed;
  const tell = () =>
    isComing &&
    toast({
      tone: 'success',
      title: confirmedByPhoneLabel,
      description: `${nameOf(one.patient)}. Queda anotado.`,
    });
  return (
    <button
      type='button'
      disabled={note.isPending}
      className={rowButtonClasses}
      aria-label={`${isComing ? confirmedByPhoneLabel : `Deshacer «${confirmedByPhoneLabel}»`}: ${nameOf(one.patient)}`}
      onClick={() => note.mutate({ id: one.id, isComing }, { onError: showFailure, onSuccess: tell })}
    >
      {isComing ? confirmedByPhoneLabel : <UndoLabel what={confirmedByPhoneLabel} />}
    </button>
  );
}

/** @param what names the note where the button stands among others; a row shows it beside the button */
const UndoLabel = ({ what }: { what?: string }) => (
  <>
    <Undo2 aria-hidden='true' className='size-4' />
    {what ? `Deshacer «${what}»` : 'Deshacer'}
  </>
);
