import type { PaymentStep } from '#clinic/payments/screens/use-payment.ts';
import type { Appointment } from '../contract.ts';
import { isCancelled } from '../rules.ts';
import { statusOf } from '../statuses.ts';

/** What the panel after booking is about. `unclear`: money has moved, or may have, and nobody could say yet what it bought. */
export type HeldState = 'held' | 'paying' | 'confirmed' | 'checking' | 'unclear' | 'over';

/**
 * @param appointment as the server last told
 * @param step of the payment made here
 * @param minutesLeft until the hold runs out; 0 means that it has
 */
export function heldState(
  { status, payment }: Pick<Appointment, 'status' | 'payment'>,
  step: PaymentStep,
  minutesLeft: number | undefined,
): HeldState {
  // A payment under way outlasts the clock: whether it came in time is for the server to say.
  if (step === 'approving' || step === 'capturing' || step === 'recording') return 'paying';
  if (step === 'paid' || statusOf(status) === 'confirmed') return 'confirmed';
  if (isCancelled(status)) return 'over';
  if (step === 'checking' || payment === 'checking') return 'checking';
  if (step === 'failed') return 'unclear';
  return minutesLeft === 0 ? 'over' : 'held';
}
