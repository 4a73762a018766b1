import { useQuery } from '@tanstack/react-query';
import { usePatientName } from '#clinic/patients/directory/screens/use-patient-name.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { agendaQuery } from '../../desk/api.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { BookingDialog } from './booking-dialog.tsx';

type PersonAppointments = { id: number; appointments: readonly AgendaAppointment[]; now: Date };

/** One of a patient's appointments. */
export function PersonAppointment({
  appointments,
  now,
  openId,
  setOpenId,
}: Omit<PersonAppointments, 'id'> & {
  openId: number | undefined;
  setOpenId: (id: number | undefined) => void;
}) {
  const { day } = wallTimeOf(now);
  const { data: agenda } = useQuery(agendaQuery(day, day));
  return (
    <AppointmentDialog
      one={appointments.find((one) => one.id === openId)}
      professionals={agenda?.professionals ?? []}
      now={now}
      isOnCard
      close={() => setOpenId(undefined)}
    />
  );
}

/** A new appointment for a patient. */
export function PersonBooking({
  id,
  appointments,
  now,
  isOpen,
  setIsOpen,
}: PersonAppointments & { isOpen: boolean; setIsOpen: (isOpen: boolean) => void }) {
  const { day } = wallTimeOf(now);
  const { data: agenda } = useQuery(agendaQuery(day, day));
  const name = usePatientName(id);
  const usual = appointments.find((one) =>
    agenda?.professionals.some((each) => each.isOpen && each.id === one.professionalId),
  );
  if (name === undefined || agenda === undefined) return null;
  return (
    <BookingDialog
      isOpen={isOpen}
      agenda={agenda}
      now={now}
      first={{ day }}
      usual={usual}
      patient={{ id, name }}
      close={() => setIsOpen(false)}
    />
  );
}
