import { useQuery } from '@tanstack/react-query';
import { usePatientName } from '#clinic/patients/directory/screens/use-patient-name.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { agendaQuery } from '../../desk/api.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { BookingDialog } from './booking-dialog.tsx';

export function PersonDialogs({
  id,
  appointments,
  now,
  openId,
  setOpenId,
  isBooking,
  setIsBooking,
}: {
  id: number;
  appointments: readonly AgendaAppointment[];
  now: Date;
  openId: number | undefined;
  setOpenId: (id: number | undefined) => void;
  isBooking: boolean;
  setIsBooking: (isBooking: boolean) => void;
}) {
  const { day } = wallTimeOf(now);
  const { data: agenda } = useQuery(agendaQuery(day, day));
  const name = usePatientName(id);
  const professionals = agenda?.professionals ?? [];
  const usual = appointments.find((one) =>
    professionals.some((each) => each.isOpen && each.id === one.professionalId),
  );
  return (
    <>
      <AppointmentDialog
        one={appointments.find((one) => one.id === openId)}
        professionals={professionals}
        now={now}
        isOnCard
        close={() => setOpenId(undefined)}
      />
      {name !== undefined && agenda && (
        <BookingDialog
          isOpen={isBooking}
          agenda={agenda}
          now={now}
          first={{ day }}
          usual={usual}
          patient={{ id, name }}
          close={() => setIsBooking(false)}
        />
      )}
    </>
  );
}
