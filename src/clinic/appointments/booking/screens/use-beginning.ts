import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#clinic/appointments/draft/screens/draft.ts';
import { useDraft } from '#clinic/appointments/draft/screens/use-draft.ts';
import type { BookingValues } from '#clinic/appointments/screens/booking-check.ts';
import type { SlotChoice } from '#clinic/appointments/slots/screens/use-slot-choice.ts';
import { useWished } from '#clinic/appointments/slots/screens/wished.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { useLostBooking } from './lost-booking.ts';
import type { Booking } from './use-booking.ts';

/** A form in which nothing has been typed. */
export const empty = {
  address: '',
  notes: '',
  childBirthDate: '',
  guardian: false,
  date: undefined,
  time: undefined,
};

/** What the booking form begins with: what was pressed on the way here, a kept draft, or a booking whose answer was lost. */
export function useBeginning({
  form,
  chooseKind,
  choice,
  booking,
}: {
  form: UseFormReturn<BookingValues>;
  chooseKind: (kind: Kind, professionalId?: number) => void;
  choice: SlotChoice;
  booking: Booking;
}): void {
  useWished(({ kind, hour }) => {
    chooseKind(kind, hour?.professionalId);
    if (hour) choice.wishFor(hour);
  });
  const restore = (kept: Draft) => {
    form.reset({ ...empty, ...kept });
    chooseKind(kept.type, kept.professionalId);
    return { day: kept.date, time: kept.time };
  };
  useDraft((draft) => choice.wishFor({ ...restore(draft), nearest: true }));
  useLostBooking((lost) => {
    choice.wishFor(restore(lost.values));
    void booking.resume(lost);
  });
}
