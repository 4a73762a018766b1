import { useState } from 'react';
import type { Payable } from './payable.ts';
import { after } from './payment-state.ts';
import type { Said } from './sentences.ts';
import { useRecording } from './use-recording.ts';
import { useWalletSteps } from './use-wallet-steps.ts';

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
const isUnderWay = (step: PaymentStep) =>
  step === 'approving' || step === 'capturing' || step === 'recording';

export type PaymentState = {
  payable: Payable | undefined;
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
 * Paying for one thing at a time. It lives above what it pays for, because a list may change while the wallet's sheet is
 * open; `PaymentDialog` shows it.
 * @param initial what the dialog opens with, by itself
 */
export function usePayment(initial?: Payable) {
  const [state, setState] = useState<PaymentState>({
    payable: initial,
    isOpen: initial !== undefined,
    step: 'ready',
  });
  const change: Change = (part) => setState((former) => after(former, part));
  const { recordAgain, ...recording } = useRecording(change);
  const wallet = useWalletSteps(state, change, recording);
  return {
    ...state,
    wallet,
    isUnderWay: isUnderWay(state.step),
    /** Opens the dialog for something to be paid; not while something else is being paid. */
    start: (payable: Payable) =>
      setState((former) => {
        if (isUnderWay(former.step)) return former;
        const wasApproved = former.wasApproved && former.payable?.reference === payable.reference;
        return { payable, isOpen: true, step: 'ready', wasApproved };
      }),
    close: () => change({ isOpen: false, step: 'ready', said: undefined }),
    /** Asks the server once more about money that was taken. */
    recordAgain: () =>
      state.payable && state.capturedOrder && recordAgain(state.payable, state.capturedOrder),
  };
}
export type Payment = ReturnType<typeof usePayment>;
