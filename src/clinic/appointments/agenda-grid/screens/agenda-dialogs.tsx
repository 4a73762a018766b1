import type { Day } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { AppointmentDialog } from '../../dialogs/screens/appointment-dialog.tsx';
import { BookingDialog, type BookingStart } from '../../dialogs/screens/booking-dialog.tsx';

export function AgendaDialogs(props: {
  agenda: Agenda | undefined;
  now: Date;
  openId: number | undefined;
  setOpenId: (id: number | undefined) => void;
  first: BookingStart | undefined;
  setFirst: (first: BookingStart | undefined) => void;
  day: Day;
}) {
  const { agenda, now, openId, setOpenId, first, setFirst, day } = props;
  const professionals = agenda?.professionals ?? [];
  return (
    <>
      <AppointmentDialog
        one={agenda?.appointments.find(({ id }) => id === openId)}
        professionals={professionals}
        now={now}
        close={() => setOpenId(undefined)}
      />
      <BookingDialog
        isOpen={first !== undefined}
        agenda={agenda}
        now={now}
        first={first ?? { day }}
        close={() => setFirst(undefined)}
      />
    </>
  );
}
