import clsx from 'clsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome } from '../../attendance/rules.ts';
import type { AttendanceStatus } from '../../terms.ts';
import { useConfirmByPhone, useNoteAttendance, useUndoAttendance } from '../api.ts';
import {
  confirmedByPhoneLabel,
  formatAttendance,
  labelAttendance,
  nameAppointment,
  outcomeMessage,
  undoneMessage,
} from './agenda-labels.ts';
import { labelTexts } from './label-texts.ts';
import { isPaymentDue, offeredNotes, primaryAction } from './row-actions.ts';
import { primaryRowButtonClasses, rowButtonClasses } from './row-button-classes.ts';
import { rowTexts } from './row-texts.ts';
import { TakeAppointmentPayment } from './take-payment.tsx';

const showFailure = (error: unknown) =>
  toast({
    tone: 'danger',
    ...failureMessages(error, {
      refused: labelTexts().noted.refused,
      lost: labelTexts().noted.lost,
      advice: labelTexts().noted.advice,
    }),
  });

/**
 * The actions that an appointment allows now: one first, the others behind 'Más'. Undoing the last note is among the
 * others, or stands alone if it is the only one. Results are promises: a row that leaves its list with the refreshed
 * agenda gets no callback.
 */
export function RowActions({ one, now }: { one: AgendaAppointment; now: Date }) {
  const [isExpanded, setExpanded] = useState(false);
  const note = useNoteAttendance();
  const undo = useUndoAttendance();
  const isBusy = note.isPending || undo.isPending;
  const primary = primaryAction(one, now);
  const notes = offeredNotes(one, now);
  const others = notes.filter((status) => status !== primary).length;
  const isUndoHidden = primary !== undefined || others > 0;
  const hasMore =
    others > 0 || (primary !== 'pay' && isPaymentDue(one)) || (one.attendance !== null && isUndoHidden);
  const classes = (action: string) => (action === primary ? primaryRowButtonClasses : rowButtonClasses);
  const save = (values: { status: AttendanceStatus; isByPhone: boolean }) =>
    note.mutateAsync({ id: one.id, ...values }).then(() => {
      setExpanded(false);
      if (isOutcome(values.status)) toast(outcomeMessage(one, values));
    }, showFailure);
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
          aria-label={`${labelAttendance(status)}: ${nameOf(one.patient)}`}
          onClick={() => save({ status, isByPhone: false })}
        >
          {labelAttendance(status)}
        </button>
      ))}
      {one.type === 'video' && isExpanded && notes.includes('fulfilled') && (
        <button
          type='button'
          disabled={isBusy}
          className={rowButtonClasses}
          aria-label={rowTexts().row.byPhoneFor(nameOf(one.patient))}
          onClick={() => save({ status: 'fulfilled', isByPhone: true })}
        >
          {' '}
          {rowTexts().row.byPhone}{' '}
        </button>
      )}
      {/* Stays mounted while it is hidden: its dialog shows the receipt of what was just paid. */}
      <TakeAppointmentPayment one={one} isHidden={isHidden('pay')} className={classes('pay')} />
      {one.attendance && (isExpanded || !isUndoHidden) && (
        <button
          type='button'
          disabled={isBusy}
          className={rowButtonClasses}
          aria-label={`${rowTexts().row.undoNote(formatAttendance(one.attendance))}: ${nameOf(one.patient)}`}
          onClick={() => {
            const { attendance } = one;
            if (attendance === null) return;
            undo.mutateAsync(attendance.id).then(() => {
              setExpanded(false);
              toast(undoneMessage(one, formatAttendance(attendance)));
            }, showFailure);
          }}
        >
          <UndoLabel />
        </button>
      )}
      {hasMore && (
        <button
          type='button'
          className={rowButtonClasses}
          aria-expanded={isExpanded}
          aria-label={`${isExpanded ? rowTexts().row.less : rowTexts().row.more}: ${nameOf(one.patient)}`}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? rowTexts().row.less : rowTexts().row.more}
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
  const showResult = () =>
    toast(
      isComing
        ? {
            tone: 'success',
            title: confirmedByPhoneLabel(),
            description: labelTexts().noted.phoneConfirmation(nameAppointment(one)),
          }
        : undoneMessage(one, confirmedByPhoneLabel()),
    );
  return (
    <button
      type='button'
      disabled={note.isPending}
      className={rowButtonClasses}
      aria-label={`${isComing ? confirmedByPhoneLabel() : rowTexts().row.undoNote(confirmedByPhoneLabel())}: ${nameOf(one.patient)}`}
      onClick={() => note.mutateAsync({ id: one.id, isComing }).then(showResult, showFailure)}
    >
      {isComing ? confirmedByPhoneLabel() : <UndoLabel what={confirmedByPhoneLabel()} />}
    </button>
  );
}

/** @param what names the note where the button stands among others; a row shows it beside the button */
const UndoLabel = ({ what }: { what?: string }) => (
  <>
    <Undo2 aria-hidden='true' className='size-4' />
    {what ? rowTexts().row.undoNote(what) : rowTexts().row.undo}
  </>
);
