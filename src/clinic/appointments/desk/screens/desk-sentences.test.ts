import { describe, expect, test } from 'vitest';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { formatPaymentState } from './agenda-labels.ts';
import { formatLateCharge } from './format-refund.ts';

const one: AgendaAppointment = {
  id: 1,
  professionalId: 1,
  startsAt: '2026-12-01T16:00:00.000Z',
  endsAt: '2026-12-01T17:00:00.000Z',
  travelBeforeMinutes: 0,
  travelAfterMinutes: 0,
  pauseMinutes: 0,
  type: 'office',
  serviceName: null,
  status: 'confirmed',
  holdExpiresAt: null,
  patient: { id: 1, name: 'Pau Serra', birthDate: null, guardianName: null, phone: null, email: null },
  companion: null,
  seriesId: null,
  address: null,
  price: 6_500,
  paid: false,
  withCredit: false,
  cancellationHours: 24,
  hasNotes: false,
  movedIntoAbsence: false,
  attendanceConfirmed: false,
  isQuiet: false,
  attendance: null,
};

describe('formatPaymentState', () => {
  test('does not ask for the payment of a cancelled appointment', () => {
    expect(formatPaymentState(one)).toBe('65\u00a0€ · por pagar');
    expect(formatPaymentState({ ...one, status: 'cancelled' })).toBe('65\u00a0€ · no se cobra');
  });
});

describe('formatLateCharge', () => {
  const tenHoursBefore = new Date('2026-12-01T06:00:00.000Z');
  const twoDaysBefore = new Date('2026-11-29T16:00:00.000Z');

  test('says that a late cancellation is not charged here, and how it is', () => {
    expect(formatLateCharge(one, tenHoursBefore)).toBe(
      'El aviso llegó con menos de 24 horas. Si la cancelas aquí, no se cobra. Para cobrarla, vuelve y elige «Canceló tarde» en «Más».',
    );
  });

  test.each([
    ['in time', one, twoDaysBefore],
    ['by the clinic', one, 'waived' as const],
    ['of a paid appointment', { ...one, paid: true }, tenHoursBefore],
    ['of a session of a plan', { ...one, withCredit: true }, tenHoursBefore],
    ['of an appointment that is only held', { ...one, status: 'pending' as const }, tenHoursBefore],
  ])('says nothing for a cancellation %s', (_, appointment, notice) => {
    expect(formatLateCharge(appointment, notice)).toBeUndefined();
  });
});
