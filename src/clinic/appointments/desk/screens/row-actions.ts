import type { AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome, mayNoteAttendance } from '../../attendance/rules.ts';
import type { AttendanceStatus } from '../../terms.ts';

type Row = Pick<
  AgendaAppointment,
  'status' | 'attendance' | 'startsAt' | 'cancellationHours' | 'paid' | 'withCredit' | 'price'
>;

const afterStart = ['fulfilled', 'no_show', 'cancelled_late'] as const;
const beforeStart = ['arrived', 'cancelled_late'] as const;
const afterArrival = ['fulfilled'] as const;

/** Whether money may be taken for it. Waived debts are not asked for. */
export const isPaymentDue = ({ status, paid, withCredit, attendance, price }: Row): boolean =>
  status !== 'cancelled' && !paid && !withCredit && !attendance?.isWaived && price > 0;

/**
 * Attendance notes that may be entered now; none once there is an outcome. A person who has arrived can only have
 * attended; the arrival can be undone.
 */
export function offeredNotes(one: Row, now: Date): AttendanceStatus[] {
  if (one.status !== 'confirmed') return [];
  if (one.attendance !== null && isOutcome(one.attendance.status)) return [];
  const withoutNote = now < new Date(one.startsAt) ? beforeStart : afterStart;
  return (one.attendance === null ? withoutNote : afterArrival).filter((status) =>
    mayNoteAttendance(status, one, now),
  );
}

/**
 * The one action a row offers first: the arrival or attendance that is expected next, otherwise the payment.
 * A late cancellation and an absence are never first, because they make a debt.
 */
export function primaryAction(one: Row, now: Date): 'arrived' | 'fulfilled' | 'pay' | undefined {
  const expected = offeredNotes(one, now).find((status) => status === 'arrived' || status === 'fulfilled');
  if (expected === 'arrived' || expected === 'fulfilled') return expected;
  return isPaymentDue(one) ? 'pay' : undefined;
}
