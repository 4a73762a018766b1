import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { type Day, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../desk/api.ts';
import type { BookingDialog } from '../../dialogs/screens/booking-dialog.tsx';
import { appointmentsOfPersonQuery } from '../../person/api.ts';

type Booking = Omit<ComponentProps<typeof BookingDialog>, 'isOpen' | 'now' | 'close'>;
type Patient = { id: number; name: string };
type Moment = { day: Day; time?: TimeOfDay };

/**
 * Prepares 'Nueva cita' from outside the agenda: `booking` holds the dialog's properties once the day and the patient's
 * appointments are loaded.
 */
export function useBookingStart(now: Date) {
  const client = useQueryClient();
  const [booking, setBooking] = useState<Booking>();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const isOpening = useRef(false);
  const prepare = async (moment: Moment | undefined, patient: Patient | null, fullName: string) => {
    const { day, time } = moment ?? { day: wallTimeOf(now).day };
    const [agenda, appointments] = await Promise.all([
      client.fetchQuery(agendaQuery(day, day)),
      patient ? client.fetchQuery(appointmentsOfPersonQuery(patient.id)) : [],
    ]);
    const isPlannable = (id: number) => agenda.professionals.some((one) => one.isOpen && one.id === id);
    setBooking({
      agenda,
      first: time === undefined ? { day } : { day, time },
      patient,
      typed: { fullName, phone: '', email: '' },
      usual: appointments.find(({ professionalId }) => isPlannable(professionalId)),
    });
  };
  const open = (moment: Moment | undefined, patient: Patient | null, fullName = '') => {
    // Ignores a second Enter while it opens.
    if (isOpening.current) return;
    isOpening.current = true;
    setState('opening');
    prepare(moment, patient, fullName)
      .then(() => setState('idle'))
      .catch(() => setState('failed'))
      .finally(() => {
        isOpening.current = false;
      });
  };
  return { booking, open, isOpening: state === 'opening', isFailed: state === 'failed' };
}
