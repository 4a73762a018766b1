import { expect } from 'vitest';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { configuredSettings } from '#platform/clinic-settings.ts';
import type { Facts, StoredAppointment } from './facts.ts';
import type { RunState } from './run-state.ts';

/**
 * Checks that appointments match their payments, that every response given was true, and that each message
 * was sent once per reason.
 */
export function assertClinic(course: RunState, facts: Facts): void {
  // Nothing depends on a hold's cleanup, so its lost job is not run again.
  const open = facts.open.filter(({ what }) => !(course.hasLostJobs && what.startsWith('hold')));
  expect(open, 'nothing stays open').toEqual([]);
  assertNoOverlap(facts.kept);
  for (const appointment of facts.kept) assertAgreement(course, facts, appointment);
  assertPromisesKept(course, facts);
  assertLetters(course, facts);
}

function assertNoOverlap(kept: StoredAppointment[]): void {
  const live = kept.filter(({ status }) => status !== 'cancelled');
  for (const [index, one] of live.entries())
    for (const other of live.slice(index + 1)) {
      const isSame = one.professional_id === other.professional_id || one.patient_id === other.patient_id;
      const isAtOnce = one.starts_at < other.ends_at && other.starts_at < one.ends_at;
      expect(isSame && isAtOnce, `${one.reference} and ${other.reference} at once`).toBe(false);
    }
}

function assertAgreement(course: RunState, { ledger, taken }: Facts, one: StoredAppointment): void {
  const lines = ledger.filter(({ reference }) => reference === one.reference);
  const verified = lines.filter(({ step }) => step === 'verified');
  const bought = taken.find(({ id }) => id === verified[0]?.capture_id);
  // Refunded in the wallet's own panel, and noticed: the appointment stays until the staff decide.
  const isReturnedByHand =
    bought !== undefined && course.returnedByHand.has(bought.id) && bought.returnedCents >= bought.cents;
  if (!isReturnedByHand || one.paid) {
    expect(verified.length, `${one.reference}: verified captures, paid`).toBe(one.paid ? 1 : 0);
    expect(one.status === 'confirmed' && !one.paid, `${one.reference} confirmed, not paid`).toBe(false);
  }
  if (bought === undefined || lines.some(({ step }) => step === 'refund_refused')) return;
  const isByHand = course.returnedByHand.has(bought.id) && bought.returnedCents > 0;
  const isOwed = one.status === 'cancelled' && wasCancelledInTime(course, one);
  // A child's price may have fallen until the payment arrived.
  const difference = lines.find(({ step, reason }) => step === 'refund_due' && reason === 'price_difference');
  if (isOwed || !isByHand)
    expect(bought.returnedCents, `${one.reference}: what went back of what paid it`).toBe(
      isOwed ? bought.cents : (difference?.cents ?? 0),
    );
}

/** Whether the first notice of the cancellation came within the notice period. */
function wasCancelledInTime({ told }: RunState, { id, starts_at: start }: StoredAppointment): boolean {
  const times = told.cancelled.filter((one) => one.id === id).map(({ at }) => at.getTime());
  return start.getTime() - Math.min(...times) >= configuredSettings.cancellationHours * 3_600_000;
}

function assertPromisesKept({ booked, told }: RunState, { kept, ledger }: Facts): void {
  for (const { id } of booked)
    expect(
      kept.some((one) => one.id === id),
      `booking ${id}, which was promised`,
    ).toBe(true);
  for (const { id } of told.cancelled)
    expect(kept.find((one) => one.id === id)?.status, `appointment ${id}, told to be cancelled`).toBe(
      'cancelled',
    );
  for (const { reference, orderId } of told.paid) {
    const isThere = ledger.some(
      (line) => line.step === 'verified' && line.reference === reference && line.order_id === orderId,
    );
    expect(isThere, `${reference} paid with ${orderId}, as was told`).toBe(true);
  }
}

function assertLetters(course: RunState, { kept, ledger, letters }: Facts): void {
  const { house, returnedByHand } = course;
  const confirmed = letters.filter(({ kind }) => kind === 'appointment.confirmed');
  for (const { id, reference } of kept) {
    const own = confirmed.filter(({ file }) => file?.includes(`cita-${id}@`));
    const isBought = ledger.some((line) => line.step === 'verified' && line.reference === reference);
    expect(own, `letters that confirm ${appointmentReference(id)}`).toHaveLength(isBought ? 1 : 0);
  }
  for (const { id } of house.people) {
    const lines = ledger.filter(({ payer_user_id: payer }) => payer === id);
    const written = (kind: string) =>
      letters.filter((letter) => letter.user_id === id && letter.kind === kind);
    const rejected = lines.filter(
      ({ step, reason }) => step === 'rejected' && reason !== 'returned_at_wallet',
    );
    expect(written('payment.bought-nothing'), `letters to ${id}: bought nothing`).toHaveLength(
      rejected.length,
    );
    const refunded = lines.filter(({ step }) => step === 'refunded');
    const bought = lines.filter(({ step }) => step === 'verified');
    if (!course.hasLostJobs) {
      const own = letters.filter((letter) => letter.user_id === id);
      const receipts = own.reduce((sum, letter) => sum + letter.receipts, 0);
      expect(receipts, `letters to ${id}: receipts`).toBe(bought.length);
    }
    // Staff who refund by hand also write by hand.
    if (returnedByHand.size === 0)
      expect(written('payment.refunded'), `letters to ${id}: refunded`).toHaveLength(refunded.length);
  }
}
