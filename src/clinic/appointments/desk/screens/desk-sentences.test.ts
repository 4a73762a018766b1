import { describe, expect, test } from 'vitest';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { formatCurrentState, formatPaymentState, outcomeMessage, undoneMessage } from './agenda-labels.ts';
import { formatLateCharge } from './format-refund.ts';
import { isPaymentDue } from './row-actions.ts';

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
  videoVisit: null,
};

describe('formatPaymentState', () => {
  test('does not ask for the payment of a cancelled appointment', () => {
    expect(formatPaymentState(one)).toBe('65\u00a0€ · por pagar');
    expect(formatPaymentState({ ...one, status: 'cancelled' })).toBe('65\u00a0€ · no se cobra');
  });

  test('names an amount due exactly where Hoy counts the appointment as unpaid', () => {
    const noted = (status: 'arrived' | 'no_show', isWaived: boolean) => ({
      id: 1,
      status,
      at: one.startsAt,
      isByPhone: false,
      isWaived,
    });
    const attendances = [null, noted('arrived', false), noted('no_show', false), noted('no_show', true)];
    const payments = [{}, { paid: true }, { withCredit: true }];
    const rows = (['pending', 'confirmed', 'cancelled'] as const).flatMap((status) =>
      attendances.flatMap((attendance) =>
        payments.map((payment) => ({ ...one, status, attendance, ...payment })),
      ),
    );
    for (const row of [...rows, { ...one, price: 0 }]) {
      const namesAmountDue = /por pagar|se debe|espera el pago/.test(formatPaymentState(row));
      expect(namesAmountDue, JSON.stringify(row)).toBe(isPaymentDue(row));
    }
  });
});

describe('formatLateCharge', () => {
  const tenHoursBefore = new Date('2026-12-01T06:00:00.000Z');
  const twoDaysBefore = new Date('2026-11-29T16:00:00.000Z');

  test('says that a late cancellation is not charged', () => {
    expect(formatLateCharge(one, tenHoursBefore)).toBe(
      'El aviso llegó con menos de 24 horas. Si la cancelas, no se cobra.',
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

describe('messages about attendance', () => {
  const noted = (status: 'arrived' | 'no_show') => ({
    ...one,
    attendance: { id: 1, status, at: one.startsAt, isByPhone: false, isWaived: false },
  });

  test('name the appointment and what is owed', () => {
    expect(outcomeMessage(one, { status: 'no_show', isByPhone: false })).toMatchObject({
      title: 'Anotado: «No ha venido»',
      description: 'Pau Serra, 1\u00a0dic\u00a02026, 17:00. Debe 65\u00a0€.',
    });
    expect(outcomeMessage({ ...one, paid: true }, { status: 'fulfilled', isByPhone: true }).description).toBe(
      'Pau Serra, 1\u00a0dic\u00a02026, 17:00.',
    );
  });

  test('propose the attendance after a video call, with its times', () => {
    const videoVisit = { from: '2026-12-01T16:02:00.000Z', to: '2026-12-01T16:51:00.000Z' };
    const after = new Date('2026-12-01T18:00:00.000Z');
    expect(formatCurrentState({ ...one, videoVisit }, after)).toBe(
      'En videollamada de 17:02 a 17:51. ¿Ha venido?',
    );
    const attendance = {
      id: 1,
      status: 'fulfilled' as const,
      at: one.endsAt,
      isByPhone: true,
      isWaived: false,
    };
    expect(formatCurrentState({ ...one, attendance }, after)).toBe('Ha venido, por teléfono');
  });

  test('name the note that was undone', () => {
    expect(undoneMessage(one, 'No ha venido')).toMatchObject({
      title: 'Deshecho: «No ha venido»',
      description: 'Pau Serra, 1\u00a0dic\u00a02026, 17:00.',
    });
  });

  test('the state beside the undo button names the arrival also once the appointment is over', () => {
    const after = new Date('2026-12-01T18:00:00.000Z');
    expect(formatCurrentState(noted('arrived'), after)).toBe('Ha llegado. ¿Cómo acabó?');
    expect(formatCurrentState(one, after)).toBe('¿Cómo acabó?');
    expect(formatCurrentState(noted('no_show'), after)).toBe('No ha venido');
  });
});
