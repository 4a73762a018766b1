import type { ComponentProps } from 'react';
import { AppointmentDialog } from '../../dialogs/screens/appointment-dialog.tsx';
import { BookingDialog } from '../../dialogs/screens/booking-dialog.tsx';

/** The dialogs of Hoy, loaded at the first sign of interaction. */
export const TodayDialogs = ({
  appointment,
  booking,
}: {
  appointment: ComponentProps<typeof AppointmentDialog>;
  booking: ComponentProps<typeof BookingDialog>;
}) => (
  <>
    <AppointmentDialog {...appointment} />
    <BookingDialog {...booking} />
  </>
);
