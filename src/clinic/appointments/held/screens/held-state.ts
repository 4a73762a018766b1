import type { Appointment } from '#clinic/appointments/contract.ts';
import { isBeingRefunded, isCancelled } from '#clinic/appointments/rules/appointment-rules.ts';
import { statusOf } from '#clinic/appointments/terms.ts';
import type { PaymentStep } from '#clinic/payments/screens/payment-state.ts';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';

/**
 * State of the panel after booking. `confirming`: the payment is being taken or verified; `unclear`: money
 * has or may have moved, and what it bought is unknown; `returned`: it bought nothing and is refunded while
 * the hour is still held.
 */
export type HeldState =
  | 'held'
  | 'paying'
  | 'confirming'
  | 'confirmed'
  | 'checking'
  | 'unclear'
  | 'returned'
  | 'over';

type PaymentProgress = { step: PaymentStep } & Partial<Pick<Payment, 'mayRecordAgain'>>;

/**
 * @param appointment as last received
 * @param paying state of the payment made here
 * @param minutesLeft until the hold expires; 0 once it has
 */
export function heldState(
  { status, payment }: Pick<Appointment, 'status' | 'payment'>,
  paying: PaymentProgress,
  minutesLeft: number | undefined,
): HeldState {
  // A payment in progress outlasts the deadline: the server decides whether it came in time.
  if (paying.step === 'approving') return 'paying';
  if (isConfirming(paying)) return 'confirming';
  if (paying.step === 'paid' || statusOf(status) === 'confirmed') return 'confirmed';
  if (isCancelled(status)) return 'over';
  if (paying.step === 'checking' || payment === 'checking') return 'checking';
  if (isUnclear(paying, payment)) return 'unclear';
  if (minutesLeft === 0) return 'over';
  return isBeingRefunded(payment) || paying.step === 'failed' ? 'returned' : 'held';
}

/** The wallet takes the payment, or the server verifies it. */
export const isConfirming = ({ step }: PaymentProgress): boolean =>
  step === 'capturing' || step === 'recording';

/** Money may have moved and what it bought is unknown; a payment being refunded is not unclear. */
export const isUnclear = (
  { step, mayRecordAgain }: PaymentProgress,
  status: Appointment['payment'],
): boolean => step === 'failed' && mayRecordAgain !== false && !isBeingRefunded(status);

/** Whether the pay button shows; it is busy during a payment. */
export const hasPayButton = (state: HeldState): boolean =>
  state === 'held' || state === 'paying' || state === 'confirming' || state === 'returned';
