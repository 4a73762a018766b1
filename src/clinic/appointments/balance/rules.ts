import type { AttendanceStatus } from '../terms.ts';

/** What the money of an appointment asks to know of it. */
export type BillableAppointment = {
  status: string;
  paid: boolean;
  withCredit: boolean;
  priceCents: number;
  /** Of the price, what the payment of another visit pays. */
  supplementCents: number;
  noted: { status: AttendanceStatus; isWaived: boolean } | null;
};

/**
 * What somebody owes for an appointment, and whether that is a debt: 'open' until it is noted how the appointment ended,
 * 'owed' once it is, whether they came or not, 'waived' where the direction let it go. What a plan's session pays is never
 * owed, and nothing is for an hour that was let go in time.
 * @returns undefined where nothing is to be paid
 */
export function dueOf(
  appointment: BillableAppointment,
): { cents: number; state: 'open' | 'owed' | 'waived' } | undefined {
  if (appointment.status !== 'confirmed' || appointment.paid || appointment.withCredit) return undefined;
  const cents = appointment.priceCents - appointment.supplementCents;
  if (cents <= 0) return undefined;
  const { noted } = appointment;
  if (noted === null || noted.status === 'arrived') return { cents, state: 'open' };
  return { cents, state: noted.isWaived ? 'waived' : 'owed' };
}
