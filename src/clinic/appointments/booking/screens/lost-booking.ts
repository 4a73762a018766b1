import { useEffect, useRef, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { type BookingWish, bookingRequest } from '#clinic/appointments/api.ts';
import { kindOf } from '#clinic/appointments/screens/kind-tone.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { closeRequest, openWish } from '#platform/idempotency/open-request.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Ready } from './use-booking.ts';

export type LostBooking = { wish: BookingWish; values: Ready };

/**
 * The open booking of this user in this tab. A booking of another user is discarded, so that it is never sent
 * for this one.
 */
export function lostBookingOf(userId: number, now: Date): LostBooking | undefined {
  // Cast: `useBook` stored it in this tab, possibly in another release, so its fields are checked before use.
  const wish = openWish(bookingRequest, now) as Partial<BookingWish> | undefined;
  if (wish?.body !== undefined && wish.userId === userId)
    return { wish: { userId, body: wish.body }, values: valuesOf(wish.body) };
  closeRequest(bookingRequest);
  return undefined;
}

function valuesOf({ type, professionalId, date, ...rest }: BookingWish['body']): Ready {
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
export function useLostBooking(goOn: (lost: LostBooking) => void): void {
  const [wasOpen] = useState(() => openWish(bookingRequest, deviceNow()) !== undefined);
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
