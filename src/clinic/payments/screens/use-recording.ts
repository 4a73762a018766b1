import { toast } from '#design/toast-store.ts';
import { useProcessPayment } from '../api.ts';
import { type Outcome, outcomeOf, outcomeOfFailure } from './outcome.ts';
import { itemOf, type Payable } from './payable.ts';
import { sentences } from './sentences.ts';
import type { Change } from './use-payment.ts';

/** There is one toast at a time: the first of two stays long enough to be read, in ms. */
const readableMs = 1_200;
const readable = () => new Promise((resolve) => setTimeout(resolve, readableMs));

/** Tells the server of a captured order, and the person what came of it. Goes on although the screen has changed. */
export function useRecording(change: Change) {
  const process = useProcessPayment();
  const ask = async (payable: Payable, orderId: string): Promise<Outcome> => {
    change({ step: 'recording' });
    const outcome = await process
      .mutateAsync({
        ...itemOf(payable),
        amount: payable.priceCents,
        paymentDetails: { id: orderId },
      })
      .then(outcomeOf, outcomeOfFailure);
    change(outcome);
    return outcome;
  };
  return {
    /** Closes the dialog: the money is taken. */
    async record(payable: Payable, orderId: string): Promise<void> {
      change({ isOpen: false, said: undefined, capturedOrder: orderId });
      toast({ tone: 'success', ...sentences.captured });
      const [outcome] = await Promise.all([ask(payable, orderId), readable()]);
      announce(outcome, payable);
    },
    async recordAgain(payable: Payable, orderId: string): Promise<void> {
      announce(await ask(payable, orderId), payable);
    },
  };
}

function announce(outcome: Outcome, { whenPaidTitle: title = sentences.recorded, whenPaid }: Payable): void {
  if (outcome.step === 'paid') toast({ tone: 'success', title, description: whenPaid });
  else {
    const { tone, title, text } = outcome.said;
    toast({ tone: tone === 'danger' ? 'danger' : 'info', title, description: text });
  }
}
