import { toast } from '#design/feedback/toast-store.ts';
import { useProcessPayment } from '../api.ts';
import { type Checkout, itemOf } from './checkout.ts';
import { outcomeOf, outcomeOfFailure, outcomeOfLostCapture, type PaymentOutcome } from './outcome.ts';
import type { Change } from './payment-state.ts';
import { sentences } from './sentences.ts';

/** Tells the server of a captured order, and the person what came of it. Goes on although the screen has changed. */
export function useRecording(change: Change) {
  const process = useProcessPayment();
  const ask = async (
    checkout: Checkout,
    orderId: string,
    ofFailure: (error: unknown) => PaymentOutcome,
  ): Promise<PaymentOutcome> => {
    const outcome = await process
      .mutateAsync({
        ...itemOf(checkout),
        amount: checkout.priceCents,
        paymentDetails: { id: orderId },
      })
      .then(outcomeOf, ofFailure);
    // What was said of an earlier state is over.
    change({ said: undefined, ...outcome });
    return outcome;
  };
  return {
    /** Closes the dialog: the money is taken. */
    async record(checkout: Checkout, orderId: string): Promise<void> {
      change({ isOpen: false, step: 'recording', said: undefined, capturedOrder: orderId });
      toast({ tone: 'success', ...sentences.captured });
      announce(await ask(checkout, orderId, outcomeOfFailure), checkout);
    },
    async recordAgain(checkout: Checkout, orderId: string): Promise<void> {
      change({ step: 'recording' });
      announce(await ask(checkout, orderId, outcomeOfFailure), checkout);
    },
    /** The wallet's answer to the capture was lost: the server asks the wallet. The dialog stays open until that is known. */
    async findOut(checkout: Checkout, orderId: string): Promise<void> {
      change({ capturedOrder: orderId });
      const outcome = await ask(checkout, orderId, outcomeOfLostCapture);
      // Nothing was captured: the dialog says so, above the buttons.
      if (outcome.step === 'ready') return;
      change({ isOpen: false });
      announce(outcome, checkout);
    },
  };
}

export type Recording = ReturnType<typeof useRecording>;

function announce(
  outcome: PaymentOutcome,
  { whenPaidTitle: title = sentences.recorded, whenPaid }: Checkout,
): void {
  if (outcome.step === 'paid') toast({ tone: 'success', title, description: whenPaid });
  else {
    const { tone, title, text } = outcome.said;
    // What nobody knows yet may be known in a second: the page says so as long as it is so, a toast would stay.
    if (tone === 'warning') return;
    toast({ tone: tone === 'danger' ? 'danger' : 'info', title, description: text });
  }
}
