import { describe, expect, test } from 'vitest';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { bookedLetter, cancelledLetter, confirmedLetter, plannedLetter } from '../letters.server.ts';
import { seriesPlannedLetter } from '../series/letters.server.ts';
import { mayMove } from './appointment-rules.ts';
import {
  currentCancellationHours,
  freeUntil,
  isFreeForAnHour,
  refundOnCancellation,
} from './cancellation.ts';
import { bookingRule, changeRule } from './cancellation-sentences.ts';

const start = '2026-11-24T16:30:00.000Z';
const hoursBefore = (hours: number) => new Date(Date.parse(start) - hours * 3_600_000);
const appointment = (changes = {}) => ({
  startsAt: start,
  paid: true,
  withCredit: false,
  cancellationHours: 24,
  ...changes,
});

describe('refundOnCancellation', () => {
  test('refunds everything until exactly the agreed notice, and nothing later', () => {
    for (const cancellationHours of [2, 48]) {
      const agreed = appointment({ cancellationHours });
      expect(refundOnCancellation(agreed, hoursBefore(cancellationHours))).toBe('full');
      expect(refundOnCancellation(agreed, hoursBefore(cancellationHours - 0.01))).toBe('none');
    }
    expect(refundOnCancellation(appointment(), hoursBefore(24))).toBe('full');
    expect(refundOnCancellation(appointment(), hoursBefore(23.99))).toBe('none');
  });
  test('returns the session credit by the same rule, also if it is already returned', () => {
    for (const paid of [true, false]) {
      expect(refundOnCancellation(appointment({ withCredit: true, paid }), hoursBefore(24))).toBe('session');
      expect(refundOnCancellation(appointment({ withCredit: true, paid }), hoursBefore(23.99))).toBe(
        'session_lost',
      );
    }
  });
  test('keeps the supplement for the child’s next first visit, and refunds nothing after the deadline', () => {
    expect(refundOnCancellation(appointment({ supplementKept: 1_000 }), hoursBefore(24))).toBe('part');
    expect(refundOnCancellation(appointment({ supplementKept: 1_000 }), hoursBefore(23.99))).toBe('none');
    expect(refundOnCancellation(appointment({ supplementKept: 0 }), hoursBefore(24))).toBe('full');
    // A cancellation by the clinic is waived and keeps no supplement.
    expect(refundOnCancellation(appointment(), 'waived')).toBe('full');
    const bySession = appointment({ withCredit: true, supplementKept: 1_000 });
    expect(refundOnCancellation(bySession, hoursBefore(24))).toBe('session');
  });
  test('refunds nothing when nothing was paid', () => {
    expect(refundOnCancellation(appointment({ paid: false }), hoursBefore(48))).toBe('nothing_paid');
  });
});

test('uses the configured notice for new bookings', () => {
  expect(currentCancellationHours()).toBe(clinicSettings().cancellationHours);
});

test.each([2, 24, 48])('allows free changes until a notice of %i hours', (hours) => {
  const agreed = { startsAt: new Date(start), cancellationHours: hours };
  expect(freeUntil(agreed)).toEqual(hoursBefore(hours));
  const lastMoment = hoursBefore(hours + 1);
  expect(isFreeForAnHour(agreed, lastMoment)).toBe(true);
  expect(isFreeForAnHour(agreed, new Date(lastMoment.getTime() + 1))).toBe(false);
});

describe.each([24, 48])('messages for a notice of %i hours', (hours) => {
  const told = {
    startsAt: new Date(start),
    endsAt: new Date(Date.parse(start) + 3_600_000),
    kind: 'office' as const,
    professionalName: 'Dra. Nausica Riubell',
    address: null,
    roomUrl: null,
    holdExpiresAt: new Date(start),
    withCredit: false,
    priceCents: 6500,
    cancellationHours: hours,
  };
  const inTime = hoursBefore(hours);
  const late = new Date(inTime.getTime() + 1);

  test('change at the deadline to the millisecond', () => {
    for (const now of [inTime, late])
      expect(changeRule(told, now).startsWith('Puedes cambiarla')).toBe(
        mayMove({ date: start, status: 'confirmed', cancellationHours: hours }, now),
      );
    expect(changeRule({ ...told, withCredit: true }, late)).toContain('la sesión no vuelve a tu plan');
    expect(changeRule(told, undefined)).toBe(bookingRule(false, hours));
  });

  test('name the agreed notice in every letter', () => {
    const letters = [
      confirmedLetter(told, inTime),
      confirmedLetter(told, late),
      plannedLetter(told, inTime),
      plannedLetter(told, late),
      bookedLetter(told, 'https://onyar.test', late),
      cancelledLetter(told, 'none'),
      cancelledLetter(told, 'session_lost'),
      seriesPlannedLetter({ all: [told], to: 'payer' }),
    ];
    for (const { text } of letters) expect(text.match(/\d+ horas/g)).toEqual([`${hours} horas`]);
  });

  test('offer no change after the deadline', () => {
    expect(confirmedLetter(told, late).text).not.toContain('Puedes cambiarla');
    expect(confirmedLetter(told, late).text).toContain('el importe no se devuelve');
  });
});
