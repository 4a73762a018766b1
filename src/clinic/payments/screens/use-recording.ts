import { toast } from '#design/feedback/toast-store.ts';
import { useProcessPayment } from '../api.ts';
import { type Checkout, itemOf } from './checkout.ts';
import { outcomeOnFailure, outcomeOnLostCapture, type PaymentOutcome, toOutcome } from './outcome.ts';
import type { Change } from './payment-state.ts';
import { texts } from './texts.ts';

export function useRecording(change: Change) {
  const process = useProcessPayment();
  const processPayment = async (
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
      .then(toOutcome, ofFailure);
    // Replaces messages of an earlier state.
    change({ said: undefined, ...outcome });
    return outcome;
  };
  return {
    /** Closes the dialog, because the money is taken. */
    async record(checkout: Checkout, orderId: string): Promise<void> {
      change({ isOpen: false, step: 'recording', said: undefined, capturedOrder: orderId });
      toast({ tone: 'success', ...texts().captured });
      showOutcomeToast(await processPayment(checkout, orderId, outcomeOnFailure), checkout);
    },
    async recordAgain(checkout: Checkout, orderId: string): Promise<void> {
      change({ step: 'recording' });
      showOutcomeToast(await processPayment(checkout, orderId, outcomeOnFailure), checkout);
    },
    /**
     * The wallet's response to the capture was lost, so the server asks the wallet. Keeps the dialog open meanwhile.
     */
    async findOut(checkout: Checkout, orderId: string): Promise<void> {
      change({ capturedOrder: orderId });
      const outcome = await processPayment(checkout, orderId, outcomeOnLostCapture);
      // Nothing was captured: the message appears in the dialog above the buttons.
      if (outcome.step === 'ready') return;
      change({ isOpen: false });
      showOutcomeToast(outcome, checkout);
    },
  };
}

export type Recording = ReturnType<typeof useRecording>;

function showOutcomeToast(
  outcome: PaymentOutcome,
  { whenPaidTitle: title = texts().recorded, whenPaid }: Checkout,
): void {
  if (outcome.step === 'paid') toast({ tone: 'success', title, description: whenPaid });
  else {
    const { tone, title, text } = outcome.said;
    // An open question is shown on the page while it lasts; a toast would outlive it.
    if (tone === 'warning') return;
    toast({ tone: tone === 'danger' ? 'danger' : 'info', title, description: text });
  }
}
