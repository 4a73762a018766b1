import { useEffect, useRef, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { type BookingInput, bookingRequestName } from '#clinic/appointments/api.ts';
import { kindOf } from '#clinic/appointments/screens/kind-tone.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { closeRequest, findOpenRequestBody } from '#platform/idempotency/open-request.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { CompleteValues } from './use-booking.ts';

export type LostBooking = { wish: BookingInput; values: CompleteValues };

/**
 * The open booking of this user in this tab. A booking of another user is discarded, so that it is never sent
 * for this one.
 */
export function lostBookingOf(userId: number, now: Date): LostBooking | undefined {
  // Cast: `useBook` stored it in this tab, possibly in another release, so its fields are checked before use.
  const wish = findOpenRequestBody(bookingRequestName, now) as Partial<BookingInput> | undefined;
  if (wish?.body !== undefined && wish.userId === userId)
    return { wish: { userId, body: wish.body }, values: toFormValues(wish.body) };
  closeRequest(bookingRequestName);
  return undefined;
}

function toFormValues({ type, professionalId, date, ...rest }: BookingInput['body']): CompleteValues {
  const { day, time } = wallTimeOf(new Date(date));
  const { serviceId, address, notes, childBirthDate, guardian } = rest;
  return {
    type: kindOf(String(type)),
    serviceId: serviceId ?? undefined,
    professionalId,
    date: day,
    time,
    address: address ?? '',
    notes: notes ?? '',
    childBirthDate: childBirthDate ?? '',
    guardian: guardian ?? false,
  };
}

/** Resumes a booking that was open when the page loaded, once its user is known. */
export function useResumeLostBooking(goOn: (lost: LostBooking) => void): void {
  const [wasOpen] = useState(() => findOpenRequestBody(bookingRequestName, deviceNow()) !== undefined);
  const isTaken = useRef(false);
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : undefined;
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (userId === undefined || !wasOpen || isTaken.current) return;
    isTaken.current = true;
    const lost = lostBookingOf(userId, deviceNow());
    if (lost) latest.current(lost);
  }, [userId, wasOpen]);
}
