import { Undo2 } from 'lucide-react';
import { nameOf } from '#clinic/patients/directory/screens/people-words.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome, mayNote } from '../../attendance/rules.ts';
import type { AttendanceStatus } from '../../terms.ts';
import { useNoteAttendance, useNoteComing, useUndoAttendance } from '../api.ts';
import { attendanceWords, saidComing } from './agenda-words.ts';
import { rowButton } from './row-look.ts';

const say = (error: unknown) =>
  toast({
    tone: 'danger',
    ...failureWords(error, {
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
    (status) => status !== attendance?.status && mayNote(status, one, now),
  );
  const isOver = attendance !== null && isOutcome(attendance.status);
  const press = (status: AttendanceStatus) => note.mutate({ id: one.id, status }, { onError: say });
  return (
    <>
      {!isOver &&
        offered.map((status) => (
          <button
            key={status}
            type='button'
            disabled={isBusy}
            className={rowButton}
            aria-label={`${attendanceWords[status]}: ${nameOf(one.patient)}`}
            onClick={() => press(status)}
          >
            {attendanceWords[status]}
          </button>
        ))}
      {attendance && (
        <button
          type='button'
          disabled={isBusy}
          className={rowButton}
          aria-label={`Deshacer «${attendanceWords[attendance.status]}»: ${nameOf(one.patient)}`}
          onClick={() => undo.mutate(attendance.id, { onError: say })}
        >
          <Undone />
        </button>
      )}
    </>
  );
}

export function ComingButton({ one, now }: { one: AgendaAppointment; now: Date }) {
  const note = useNoteComing();
  // Not for a patient with an attendance note.
  if (one.status !== 'confirmed' || new Date(one.startsAt) <= now || one.attendance !== null) return null;
  const isComing = !one.attendanceConfirmed;
  const tell = () =>
    isComing &&
    toast({ tone: 'success', title: saidComing, description: `${nameOf(one.patient)}. Queda anotado.` });
  return (
    <button
      type='button'
      disabled={note.isPending}
      className={rowButton}
      aria-label={`${isComing ? saidComing : `Deshacer «${saidComing}»`}: ${nameOf(one.patient)}`}
      onClick={() => note.mutate({ id: one.id, isComing }, { onError: say, onSuccess: tell })}
    >
      {isComing ? saidComing : <Undone />}
    </button>
  );
}

const Undone = () => (
  <>
    <Undo2 aria-hidden='true' className='size-4' />
    Deshacer
  </>
);
