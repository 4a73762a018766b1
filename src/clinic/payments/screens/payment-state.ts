import type { PaymentStatus } from '../references.ts';
import type { Checkout } from './checkout.ts';
import type { Said } from './sentences.ts';

/** How far a payment has come. */
export type PaymentStep =
  /** Nothing under way. */
  | 'ready'
  /** The wallet's sheet is open, or about to be. */
  | 'approving'
  /** The wallet takes the money. */
  | 'capturing'
  /** The money is taken; the server is verifying it. */
  | 'recording'
  | 'paid'
  /** The wallet has not decided yet. */
  | 'checking'
  /** The money is taken, or may be, and the server could not say what for. */
  | 'failed'
  /** Cannot be paid any more. */
  | 'withdrawn';

/** Money is on its way: nothing may interrupt it. */
export const isUnderWay = (step: PaymentStep) =>
  step === 'approving' || step === 'capturing' || step === 'recording';

export type PaymentState = {
  checkout: Checkout | undefined;
  isOpen: boolean;
  step: PaymentStep;
  said?: Said | undefined;
  /** The order that the wallet captured, for asking the server again. */
  capturedOrder?: string | undefined;
  mayRecordAgain?: boolean | undefined;
  /** The person has approved an order here: money may have moved, whatever was said since. */
  wasApproved?: boolean | undefined;
};
export type Change = (part: Partial<PaymentState>) => void;

/**
 * What a change makes of a payment's state. Words belong to the step that they were said at: a new step without words of its
 * own has none, so that no screen shows what was true before beside what is true now. Only while the server is asked once
 * more the last words stay.
 */
export function after(former: PaymentState, part: Partial<PaymentState>): PaymentState {
  const isNewStep = part.step !== undefined && part.step !== 'recording';
  return { ...former, ...(isNewStep ? { said: undefined, mayRecordAgain: undefined } : {}), ...part };
}

/**
 * Whether the words of a payment made here are out of date, because the server says more of it by now. Then they are not
 * shown: what it is for shows how it stands.
 * @param status of what is paid for, as the server last said; undefined where the screen does not know it
 */
export function isOutdated(
  { step, mayRecordAgain }: Pick<PaymentState, 'step' | 'mayRecordAgain'>,
  status: PaymentStatus | undefined,
): boolean {
  if (status === undefined || status === 'none') return false;
  if (status === 'paid') return true;
  // 'We could not record it' is over once it has been; 'it goes back' is not.
  return step === 'failed' && (status === 'checking' || mayRecordAgain === true);
}
