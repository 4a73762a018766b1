import { useState } from 'react';
import { useMove } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { kindOf } from '#clinic/appointments/screens/kind-tone.ts';
import { formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { DayChoice } from '#clinic/appointments/slots/screens/day-choice.tsx';
import { ChangeNote, TimeChoice } from '#clinic/appointments/slots/screens/time-choice.tsx';
import { useSlotChoice } from '#clinic/appointments/slots/screens/use-slot-choice.ts';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { texts } from './texts.ts';
import { useRefusal } from './use-refusal.ts';

export function MoveDialog({ appointment }: { appointment: Appointment }) {
  const { professionalId, type, serviceId, date } = appointment;
  const [isOpen, setIsOpen] = useState(false);
  const { move, refusal, confirm, forget } = useConfirmMove(appointment, isOpen, () => setIsOpen(false));
  // Slots are fetched only while the dialog is open, and again each time.
  const whom = { professionalId: isOpen ? professionalId : undefined, type: kindOf(type), serviceId };
  const choice = useSlotChoice(whom, { isProposing: false });
  const onOpenChange = (opens: boolean) => {
    if (!opens) forget();
    // While the outcome is unknown, the chosen hour stays chosen.
    if (!move.isPending) choice.wishFor({ day: wallTimeOf(new Date(date)).day });
    setIsOpen(opens);
  };
  return (
    <ChangeDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      change={move}
      refusal={refusal}
      size='large'
      trigger={
        <Button size='small' variant='quiet' className='px-3!'>
          {texts().change}
        </Button>
      }
      title={texts().changeAppointment}
      description={<FromTo appointment={appointment} to={choice.slot?.startsAt} />}
      action={
        <Button
          disabled={choice.slot === undefined}
          busy={move.isPending}
          busyLabel={texts().changing}
          onClick={() => choice.slot && confirm(choice.slot.startsAt)}
        >
          {texts().changeAppointment}
        </Button>
      }
      keepLabel={texts().leaveAsIs}
    >
      {/* While the outcome is unknown, no other hour is offered. */}
      <div hidden={move.doubt !== undefined}>
        <ChangeNote choice={choice} />
        <div className='grid gap-8 sm:grid-cols-2'>
          <DayChoice choice={choice} />
          <TimeChoice choice={choice} ownStart={appointment.date} />
        </div>
      </div>
    </ChangeDialog>
  );
}

/** Old and new hour, fixed above the scrolling part. */
function FromTo({ appointment, to }: { appointment: Appointment; to: string | undefined }) {
  const now = useClientNow();
  return (
    <>
      <p>
        {texts().now(
          `${formatNearDate(appointment.date, now)}, ${formatTime(appointment.date)}${formatTimeZone(appointment.type, appointment.date)}`,
        )}
      </p>
      <p role='status' className='text-ink'>
        {texts().after}{' '}
        {to ? (
          <strong>{`${formatNearDate(to, now)}, ${formatTime(to)}${formatTimeZone(appointment.type, to)}`}</strong>
        ) : (
          texts().chooseDayAndTime
        )}
      </p>
    </>
  );
}

function useConfirmMove({ id, type }: Appointment, isOpen: boolean, onMoved: () => void) {
  const move = useMove(isOpen);
  const { refusal, forget, tell } = useRefusal(isOpen);
  const confirm = async (startsAt: string) => {
    forget();
    try {
      await move.mutateAsync({ id, date: startsAt });
      toast({
        tone: 'success',
        title: texts().changed,
        description: texts().changedTo(
          formatDate(startsAt),
          `${formatTime(startsAt)}${formatTimeZone(type, startsAt)}`,
        ),
      });
      onMoved();
    } catch (error) {
      tell(error, texts().changeFailed);
    }
  };
  return { move, refusal, confirm, forget };
}
