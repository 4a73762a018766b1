import { type RefObject, useLayoutEffect, useRef } from 'react';
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
  serviceId: undefined,
  address: '',
  notes: '',
  childBirthDate: '',
  guardian: false,
  date: undefined,
  time: undefined,
};

/**
 * What the booking form begins with: what was pressed on the way here, a kept draft, or a booking whose answer was lost.
 * Who is there becomes known late on a slow line: what the person has written or chosen meanwhile wins over the draft.
 */
export function useBeginning({
  form,
  chooseKind,
  choice,
  hasChosenHour,
  booking,
}: {
  form: UseFormReturn<BookingValues>;
  chooseKind: (kind: Kind, professionalId?: number, serviceId?: number) => void;
  choice: SlotChoice;
  hasChosenHour: RefObject<boolean>;
  booking: Booking;
}): void {
  useWished(({ kind, serviceId, hour }) => {
    chooseKind(kind, hour?.professionalId, serviceId);
    if (hour) choice.wishFor(hour);
  });
  const ownValues = useOwnValues(form);
  const restore = (kept: Draft) => {
    form.reset({ ...empty, ...kept });
    chooseKind(kept.type, kept.professionalId, kept.serviceId);
    return { day: kept.date, time: kept.time };
  };
  useDraft((draft) => {
    const hour = restore({ ...draft, ...ownValues() });
    if (!hasChosenHour.current) choice.wishFor({ ...hour, nearest: true });
  });
  useLostBooking((lost) => {
    // Its kind and its hour are shown, for they may be booked; words that have been typed since stay.
    const { address, notes, childBirthDate, guardian } = { ...lost.values, ...ownValues() };
    choice.wishFor(restore({ ...lost.values, address, notes, childBirthDate, guardian }));
    void booking.resume(lost);
  });
}

/** What the person has made of the form since it was opened: the fields that are not as they were. */
function useOwnValues(form: UseFormReturn<BookingValues>) {
  const opened = useRef<BookingValues>(undefined);
  // After what was pressed on the way here, which a draft of this page knows already; nothing written is of before.
  useLayoutEffect(() => {
    opened.current = { ...form.getValues(), ...empty };
  }, [form]);
  return (): Partial<Draft> => {
    const before: Record<string, unknown> = { ...opened.current };
    return Object.fromEntries(
      Object.entries(form.getValues()).filter(([field, value]) => value !== before[field]),
    );
  };
}
