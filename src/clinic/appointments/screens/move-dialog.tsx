import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialog.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast-store.ts';
import { messageOf } from '#platform/api-client.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import { useMove } from '../api.ts';
import type { Appointment } from '../contract.ts';
import { DayChoice } from './day-choice.tsx';
import { kindOf } from './labels.ts';
import { madrid } from './madrid-days.ts';
import { TimeChoice } from './time-choice.tsx';
import { useSlotChoice } from './use-slot-choice.ts';

/** Moving to another day or hour with the same professional; what was paid stays paid. */
export function MoveDialog({ appointment }: { appointment: Appointment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size='small' variant='quiet' className='px-3!' onClick={() => setIsOpen(true)}>
        Cambiar
      </Button>
      {isOpen && <OpenMoveDialog appointment={appointment} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Mounted only while open: free hours are asked for each time anew. */
function OpenMoveDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { professionalId, type, date } = appointment;
  const choice = useSlotChoice({ professionalId, type: kindOf(type) }, { day: madrid(new Date(date)).day });
  const { move, refusal, confirm } = useConfirm(appointment, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size='large'
      dismissible={!move.isPending}
      title='Cambiar la cita'
      description={
        <p>
          Ahora: {formatDate(date)}, {formatTime(date)}, con {appointment.professionalName}.
        </p>
      }
      actions={
        <>
          <Button
            disabled={choice.slot === undefined}
            busy={move.isPending}
            busyLabel='Cambiando...'
            onClick={() => choice.slot && confirm(choice.slot.startsAt)}
          >
            Cambiar la cita
          </Button>
          <DialogClose>
            <Button variant='secondary' disabled={move.isPending}>
              Dejarla como está
            </Button>
          </DialogClose>
        </>
      }
    >
      <div className='grid gap-8 sm:grid-cols-2'>
        <DayChoice choice={choice} />
        <TimeChoice choice={choice} />
      </div>
      <p role='status' className='mt-5'>
        {choice.slot && (
          <>
            Pasará a: <strong>{`${formatDate(choice.slot.startsAt)}, ${choice.slot.time}`}</strong>
          </>
        )}
      </p>
      {refusal && (
        <Notice tone='danger' announce='assertive' title='No se ha cambiado nada' className='mt-4'>
          {refusal}
        </Notice>
      )}
    </Dialog>
  );
}

function useConfirm({ id }: Appointment, onMoved: () => void) {
  const move = useMove();
  const [refusal, setRefusal] = useState<string>();
  const confirm = async (startsAt: string) => {
    setRefusal(undefined);
    try {
      await move.mutateAsync({ id, date: startsAt });
      toast({
        tone: 'success',
        title: 'Cita cambiada',
        description: `${formatDate(startsAt)}, ${formatTime(startsAt)}.`,
      });
      onMoved();
    } catch (error) {
      setRefusal(messageOf(error) ?? 'Tu cita sigue como estaba. Inténtalo de nuevo en un momento.');
    }
  };
  return { move, refusal, confirm };
}
