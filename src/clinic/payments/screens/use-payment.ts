import { useState } from 'react';
import type { Checkout } from './checkout.ts';
import { applyChange, type Change, isMoneyMoving, type PaymentState } from './payment-state.ts';
import { useRecording } from './use-recording.ts';
import { useWalletSteps } from './use-wallet-steps.ts';

/**
 * State of one payment at a time. Lives above the list of items, which may change while the wallet's dialog is open;
 * rendered by `PaymentDialog`.
 * @param initial item whose dialog opens at once
 */
export function usePayment(initial?: Checkout) {
  const [state, setState] = useState<PaymentState>({
    checkout: initial,
    isOpen: initial !== undefined,
    step: 'ready',
  });
  const change: Change = (part) => setState((former) => applyChange(former, part));
  const { recordAgain, ...recording } = useRecording(change);
  const wallet = useWalletSteps(state, change, recording);
  return {
    ...state,
    wallet,
    isUnderWay: isMoneyMoving(state.step),
    start: (checkout: Checkout) =>
      setState((former) => {
        if (isMoneyMoving(former.step)) return former;
        const wasApproved = former.wasApproved && former.checkout?.reference === checkout.reference;
        return { checkout, isOpen: true, step: 'ready', wasApproved };
      }),
    close: () => change({ isOpen: false, step: 'ready', said: undefined }),
    recordAgain: () =>
      state.checkout && state.capturedOrder && recordAgain(state.checkout, state.capturedOrder),
  };
}
export type Payment = ReturnType<typeof usePayment>;
