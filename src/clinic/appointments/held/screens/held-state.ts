import type { Appointment } from '#clinic/appointments/contract.ts';
import { isCancelled, isGoingBack } from '#clinic/appointments/rules/appointment-rules.ts';
import { statusOf } from '#clinic/appointments/terms.ts';
import type { PaymentStep } from '#clinic/payments/screens/payment-state.ts';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';

/**
 * What the panel after booking is about. `confirming`: the money is being taken, or is taken and being verified; `unclear`:
 * money has moved, or may have, and nobody could say yet what it bought; `returned`: it bought nothing and goes back, while
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

type Paying = { step: PaymentStep } & Partial<Pick<Payment, 'mayRecordAgain'>>;

/**
 * @param appointment as the server last told
 * @param paying how far the payment made here has come
 * @param minutesLeft until the hold runs out; 0 means that it has
 */
export function heldState(
  { status, payment }: Pick<Appointment, 'status' | 'payment'>,
  paying: Paying,
  minutesLeft: number | undefined,
): HeldState {
  // A payment under way outlasts the clock: whether it came in time is for the server to say.
  if (paying.step === 'approving') return 'paying';
  if (isConfirming(paying)) return 'confirming';
  if (paying.step === 'paid' || statusOf(status) === 'confirmed') return 'confirmed';
  if (isCancelled(status)) return 'over';
  if (paying.step === 'checking' || payment === 'checking') return 'checking';
  if (isUnclear(paying, payment)) return 'unclear';
  if (minutesLeft === 0) return 'over';
  return isGoingBack(payment) || paying.step === 'failed' ? 'returned' : 'held';
}

/** Whether the wallet takes the money now, or has taken it and the server verifies it. */
export const isConfirming = ({ step }: Paying): boolean => step === 'capturing' || step === 'recording';

/** Whether money may have moved here of which nobody could say yet what it bought: what is judged to go back is not unclear. */
export const isUnclear = ({ step, mayRecordAgain }: Paying, status: Appointment['payment']): boolean =>
  step === 'failed' && mayRecordAgain !== false && !isGoingBack(status);

/** Where the button to pay stands, busy while somebody pays. */
export const hasPayButton = (state: HeldState): boolean =>
  state === 'held' || state === 'paying' || state === 'confirming' || state === 'returned';
