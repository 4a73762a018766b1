import { X } from 'lucide-react';
import { useEffect } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { useStableCallback } from '#design/hooks/use-stable-callback.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatWeekday } from '#platform/time/screen-dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useMoveAtDesk } from '../../desk/api.ts';
import { checkAgendaAdvice, formatSpan } from '../../desk/screens/agenda-labels.ts';
import { isLengthChanged, lengthOf, type Proposal } from './target-place.ts';

const isNotifiedByMail = ({ isQuiet, patient }: AgendaAppointment) => !isQuiet && patient.email !== null;

const formatWhen = (one: { startsAt: string; endsAt: string }) =>
  `${formatWeekday(new Date(one.startsAt))} ${formatSpan(one)}`;

/**
 * The last move with a button that moves the appointment back, until it is closed or the next move replaces it.
 * Undoing sends a second e-mail, because the one about the move is already on its way; the text says so.
 */
export function UndoMove({ moved, close }: { moved: Proposal; close: () => void }) {
  const { one, professional } = moved;
  const move = useMoveAtDesk();
  const undo = () => {
    if (move.isPending) return;
    move.mutate(
      {
        id: one.id,
        startsAt: one.startsAt,
        professionalId: one.professionalId,
        ...(isLengthChanged(moved) ? { minutes: lengthOf(one) } : {}),
        // The former hour was agreed with the patient, also outside opening hours.
        outsideHours: true,
      },
      {
        onSuccess: () => {
          close();
          const notice = isNotifiedByMail(one) ? 'Se le avisa otra vez por correo.' : 'Avísale por teléfono.';
          toast({
            tone: 'success',
            title: 'Cambio deshecho',
            description: `${nameOf(one.patient)} vuelve al ${formatWhen(one)}. ${notice}`,
          });
        },
        onError: (error) =>
          toast({
            tone: 'danger',
            ...failureMessages(error, { refused: 'No se ha deshecho', advice: checkAgendaAdvice }),
          }),
      },
    );
  };
  useUndoKey(undo);
  const colleague = one.professionalId === professional.id ? '' : `, con ${nameOnScreen(professional.name)}`;
  return (
    <div
      role='status'
      data-print='no'
      className='fixed inset-x-4 bottom-20 z-30 mx-auto flex w-fit max-w-2xl items-center gap-3 rounded-card bg-deep py-1.5 pr-1.5 pl-4 text-on-deep text-sm tabular-nums lg:bottom-4 lg:left-56'
    >
      <p className='min-w-0'>
        <strong>Cita cambiada.</strong> {nameOf(one.patient)}: {formatWhen(moved)}
        {colleague}.{' '}
        {isNotifiedByMail(one) && 'Se le avisa por correo; si lo deshaces, se le avisa otra vez.'}
      </p>
      <Button
        size='small'
        variant='secondary'
        busy={move.isPending}
        busyLabel='Deshaciendo...'
        className='shrink-0'
        onClick={undo}
      >
        Deshacer
      </Button>
      <button
        type='button'
        aria-label='Cerrar el aviso'
        onClick={close}
        className='grid size-11 shrink-0 place-items-center rounded-full'
      >
        <X aria-hidden='true' className='size-5' />
      </button>
    </div>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [role=dialog]') !== null;

/** Calls `undo` on Ctrl+Z or Cmd+Z, except in a field or a dialog. */
function useUndoKey(undo: () => void): void {
  const press = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event.target))
      return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [press]);
}
