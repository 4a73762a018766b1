import type { PaymentStatus } from '../references.ts';
import type { Checkout } from './checkout.ts';
import type { PaymentMessage } from './payment-messages.ts';

export type PaymentStep =
  | 'ready'
  /** The wallet's dialog is open or about to open. */
  | 'approving'
  | 'capturing'
  /** The money is taken; the server is verifying it. */
  | 'recording'
  | 'paid'
  /** The wallet has not decided yet. */
  | 'checking'
  /** Money has or may have been taken, and the server could not assign it. */
  | 'failed'
  | 'withdrawn';

/** Money is moving: must not be interrupted. */
export const isMoneyMoving = (step: PaymentStep) =>
  step === 'approving' || step === 'capturing' || step === 'recording';

export type PaymentState = {
  checkout: Checkout | undefined;
  isOpen: boolean;
  step: PaymentStep;
  said?: PaymentMessage | undefined;
  /** Order captured by the wallet, for asking the server again. */
  capturedOrder?: string | undefined;
  mayRecordAgain?: boolean | undefined;
  /** The user has approved an order: money may have moved, whatever was reported since. */
  wasApproved?: boolean | undefined;
};
export type Change = (part: Partial<PaymentState>) => void;

/**
 * Applies a change to a payment's state. A message belongs to its step: a new step without a message clears the old
 * one, so that outdated text is never shown. Only a repeated server check keeps it.
 */
export function applyChange(former: PaymentState, part: Partial<PaymentState>): PaymentState {
  const isNewStep = part.step !== undefined && part.step !== 'recording';
  return { ...former, ...(isNewStep ? { said: undefined, mayRecordAgain: undefined } : {}), ...part };
}

/**
 * Whether the message of a payment is outdated because the server's status is newer; the item's status is shown
 * instead.
 * @param status last payment status from the server; undefined if the screen does not know it
 */
export function isOutdated(
  { step, mayRecordAgain }: Pick<PaymentState, 'step' | 'mayRecordAgain'>,
  status: PaymentStatus | undefined,
): boolean {
  if (status === undefined || status === 'none') return false;
  if (status === 'paid') return true;
  // 'Could not be recorded' ends when it is recorded; 'is being refunded' does not.
  return step === 'failed' && (status === 'checking' || mayRecordAgain === true);
}
