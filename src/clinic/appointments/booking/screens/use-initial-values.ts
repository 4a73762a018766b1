import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '#clinic/accounts/api.ts';
import type { BookingValues } from '#clinic/appointments/screens/booking-check.ts';
import { useBookingLinkState } from '#clinic/appointments/slots/screens/use-booking-link-state.ts';
import type { SlotChoice } from '#clinic/appointments/slots/screens/use-slot-choice.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { clearDraft, type Draft, readDraft } from './draft.ts';
import { useResumeLostBooking } from './lost-booking.ts';
import { texts } from './texts.ts';
import type { Booking } from './use-booking.ts';

export const emptyValues = {
  serviceId: undefined,
  address: '',
  notes: '',
  childBirthDate: '',
  guardian: false,
  date: undefined,
  time: undefined,
};

/**
 * Initial values of the booking form: the slot chosen on an earlier page, a stored draft, or a booking with a
 * lost response. The session may resolve late, so values entered meanwhile win over the draft.
 */
export function useInitialValues({
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
  useBookingLinkState(({ kind, serviceId, hour }) => {
    chooseKind(kind, hour?.professionalId, serviceId);
    if (hour) choice.wishFor(hour);
  });
  const changedValues = useChangedValues(form);
  const restore = (kept: Draft) => {
    form.reset({ ...emptyValues, ...kept });
    chooseKind(kept.type, kept.professionalId, kept.serviceId);
    return { day: kept.date, time: kept.time };
  };
  useBookingDraft((draft) => {
    const hour = restore({ ...draft, ...changedValues() });
    if (!hasChosenHour.current) choice.wishFor({ ...hour, nearest: true });
  });
  useResumeLostBooking((lost) => {
    // The kind and slot of the lost booking are shown, since they may be booked; text typed since then stays.
    const { address, notes, childBirthDate, guardian } = { ...lost.values, ...changedValues() };
    choice.wishFor(restore({ ...lost.values, address, notes, childBirthDate, guardian }));
    void booking.resume(lost);
  });
}

/** The fields the user has changed since the form opened. */
function useChangedValues(form: UseFormReturn<BookingValues>) {
  const opened = useRef<BookingValues>(undefined);
  // A layout effect, so that the snapshot includes what was chosen on an earlier page but nothing typed here.
  useLayoutEffect(() => {
    opened.current = { ...form.getValues(), ...emptyValues };
  }, [form]);
  return (): Partial<Draft> => {
    const before: Record<string, unknown> = { ...opened.current };
    return Object.fromEntries(
      Object.entries(form.getValues()).filter(([field, value]) => value !== before[field]),
    );
  };
}

/**
 * Restores the stored draft once the session is known or cannot be known. After sign-in it shows a toast and
 * deletes the draft; without sign-in the form is restored silently and the draft stays.
 */
function useBookingDraft(restore: (draft: Draft) => void): void {
  const { state } = useSession();
  const isRestored = useRef(false);
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    const draft = state === 'unknown' ? undefined : readDraft(deviceNow());
    if (draft === undefined) return;
    // Only once: the session may resolve after the user has typed on.
    if (!isRestored.current) latest.current(draft);
    isRestored.current = true;
    if (state !== 'signed-in') return;
    clearDraft();
    toast({
      tone: 'success',
      title: texts().draft.restored,
      description: texts().draft.restoredAdvice,
    });
  }, [state]);
}
