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
import { texts } from './texts.ts';

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
          const notice = isNotifiedByMail(one) ? texts().undo.notifiedAgain : texts().undo.call;
          toast({
            tone: 'success',
            title: texts().undo.done,
            description: `${texts().undo.backAt(nameOf(one.patient), formatWhen(one))} ${notice}`,
          });
        },
        onError: (error) =>
          toast({
            tone: 'danger',
            ...failureMessages(error, { refused: texts().undo.refused, advice: checkAgendaAdvice() }),
          }),
      },
    );
  };
  useUndoKey(undo);
  const colleague = one.professionalId === professional.id ? undefined : nameOnScreen(professional.name);
  return (
    <div
      role='status'
      data-print='no'
      className='fixed inset-x-4 bottom-20 z-30 mx-auto flex w-fit max-w-2xl items-center gap-3 rounded-card bg-deep py-1.5 pr-1.5 pl-4 text-on-deep text-sm tabular-nums lg:bottom-4 lg:left-56'
    >
      <p className='min-w-0'>
        <strong>{texts().undo.changed}</strong>{' '}
        {texts().undo.summary(nameOf(one.patient), formatWhen(moved), colleague)}{' '}
        {isNotifiedByMail(one) && texts().undo.notifiedAgainIfUndone}
      </p>
      <Button
        size='small'
        variant='secondary'
        busy={move.isPending}
        busyLabel={texts().undo.busy}
        className='shrink-0'
        onClick={undo}
      >
        {' '}
        {texts().undo.submit}{' '}
      </Button>
      <button
        type='button'
        aria-label={texts().undo.closeNotice}
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
