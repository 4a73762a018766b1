import { useState } from 'react';
import type { Checkout } from './checkout.ts';
import { after, type Change, isUnderWay, type PaymentState } from './payment-state.ts';
import { useRecording } from './use-recording.ts';
import { useWalletSteps } from './use-wallet-steps.ts';

/**
 * Paying for one thing at a time. It lives above what it pays for, because a list may change while the wallet's sheet is
 * open; `PaymentDialog` shows it.
 * @param initial what the dialog opens with, by itself
 */
export function usePayment(initial?: Checkout) {
  const [state, setState] = useState<PaymentState>({
    checkout: initial,
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
    start: (checkout: Checkout) =>
      setState((former) => {
        if (isUnderWay(former.step)) return former;
        const wasApproved = former.wasApproved && former.checkout?.reference === checkout.reference;
        return { checkout, isOpen: true, step: 'ready', wasApproved };
      }),
    close: () => change({ isOpen: false, step: 'ready', said: undefined }),
    /** Asks the server once more about money that was taken. */
    recordAgain: () =>
      state.checkout && state.capturedOrder && recordAgain(state.checkout, state.capturedOrder),
  };
}
export type Payment = ReturnType<typeof usePayment>;
