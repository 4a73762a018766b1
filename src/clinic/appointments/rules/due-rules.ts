import type { AttendanceStatus } from '../terms.ts';

export type BillableAppointment = {
  status: string;
  paid: boolean;
  withCredit: boolean;
  priceCents: number;
  /** Part of the price that the payment of another visit covers. */
  supplementCents: number;
  /** Included in the price already. */
  discountCents: number;
  noted: { status: AttendanceStatus; isWaived: boolean } | null;
};

/**
 * The amount due for an appointment and its state: 'open' until an outcome is noted, then 'owed', whether the
 * patient came or not; 'waived' if the director waived it or discounted it in full. Appointments paid by a plan, and cancelled ones,
 * owe nothing.
 * @returns undefined if nothing is due
 */
export function dueOf(
  appointment: BillableAppointment,
): { cents: number; state: 'open' | 'owed' | 'waived' } | undefined {
  if (appointment.status !== 'confirmed' || appointment.paid || appointment.withCredit) return undefined;
  const cents = appointment.priceCents - appointment.supplementCents;
  if (cents <= 0) return appointment.discountCents > 0 ? { cents: 0, state: 'waived' } : undefined;
  const { noted } = appointment;
  if (noted === null || noted.status === 'arrived') return { cents, state: 'open' };
  return { cents, state: noted.isWaived ? 'waived' : 'owed' };
}

/** The largest allowed discount: the undiscounted price less the amount paid by another visit. */
export const maxDiscountCents = ({
  priceCents,
  discountCents,
  supplementCents,
}: Pick<BillableAppointment, 'priceCents' | 'discountCents' | 'supplementCents'>): number =>
  priceCents + discountCents - supplementCents;
