import { afterEach, expect, test } from 'vitest';
import { bookingRequestName } from '#clinic/appointments/api.ts';
import { closeAllRequests, findOpenRequestBody, openRequest } from '#platform/idempotency/open-request.ts';
import { lostBookingOf } from './lost-booking.ts';

const now = new Date();
const body = {
  type: 'child',
  professionalId: 2,
  date: '2027-01-12T08:00:00.000Z',
  notes: 'Lo que escribí.',
  childBirthDate: '2018-05-04',
  guardian: true,
  useCredit: false,
} as const;
afterEach(closeAllRequests);

test('restores an open booking with its form values in Madrid time', () => {
  openRequest(bookingRequestName, { userId: 7, body }, now);
  expect(lostBookingOf(7, now)).toEqual({
    wish: { userId: 7, body },
    values: {
      type: 'child',
      professionalId: 2,
      date: '2027-01-12',
      time: '09:00',
      address: '',
      notes: 'Lo que escribí.',
      childBirthDate: '2018-05-04',
      guardian: true,
    },
  });
});

test('never resends a booking of another user or of an unknown one', () => {
  openRequest(bookingRequestName, { userId: 7, body }, now);
  expect(lostBookingOf(8, now)).toBeUndefined();
  expect(findOpenRequestBody(bookingRequestName, now)).toBeUndefined();
  openRequest(bookingRequestName, { userId: undefined, body }, now);
  expect(lostBookingOf(7, now)).toBeUndefined();
});
