import { Undo2 } from 'lucide-react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome, mayNoteAttendance } from '../../attendance/rules.ts';
import type { AttendanceStatus } from '../../terms.ts';
import { useConfirmByPhone, useNoteAttendance, useUndoAttendance } from '../api.ts';
import { attendanceLabels, confirmedByPhoneLabel } from './agenda-labels.ts';
import { rowButtonClasses } from './row-button-classes.ts';

const showFailure = (error: unknown) =>
  toast({
    tone: 'danger',
    ...failureMessages(error, {
      refused: 'No se ha anotado',
      lost: 'No sabemos si se ha anotado',
      otherwise: 'Puede ser la conexión. Mira cómo ha quedado antes de repetirlo.',
    }),
  });

const afterStart = ['fulfilled', 'no_show', 'cancelled_late'] as const;
const beforeStart = ['arrived', 'cancelled_late'] as const;

export function AttendanceButtons({ one, now }: { one: AgendaAppointment; now: Date }) {
  const note = useNoteAttendance();
  const undo = useUndoAttendance();
  if (one.status !== 'confirmed') return null;
  const isBusy = note.isPending || undo.isPending;
  const { attendance } = one;
  const offered = (now < new Date(one.startsAt) ? beforeStart : afterStart).filter(
    (status) => status !== attendance?.status && mayNoteAttendance(status, one, now),
  );
  const isOver = attendance !== null && isOutcome(attendance.status);
  const press = (status: AttendanceStatus) => note.mutate({ id: one.id, status }, { onError: showFailure });
  return (
    <>
      {!isOver &&
        offered.map((status) => (
          <button
            key={status}
            type='button'
            disabled={isBusy}
            className={rowButtonClasses}
            aria-label={`${attendanceLabels[status]}: ${nameOf(one.patient)}`}
            onClick={() => press(status)}
          >
            {attendanceLabels[status]}
          </button>
        ))}
      {attendance && (
        <button
          type='button'
          disabled={isBusy}
          className={rowButtonClasses}
          aria-label={`Deshacer «${attendanceLabels[attendance.status]}»: ${nameOf(one.patient)}`}
          onClick={() => undo.mutate(attendance.id, { onError: showFailure })}
        >
          <UndoLabel />
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
      {isComing ? confirmedByPhoneLabel : <UndoLabel />}
    </button>
  );
}

const UndoLabel = () => (
  <>
    <Undo2 aria-hidden='true' className='size-4' />
    Deshacer
  </>
);
