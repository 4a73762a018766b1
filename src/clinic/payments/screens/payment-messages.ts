import { clinicContact } from '#platform/clinic-contact.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { texts } from './texts.ts';

/** Message to the user: in the open dialog, later on the page and in a toast. */
export type PaymentMessage = {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  text: string;
  note?: string;
};

/** Phone number of the clinic that is not broken between lines. */
const phone = () => clinicContact().phone.replaceAll(' ', '\u00a0');

/** Payment messages: approved sentences verbatim (docs/behaviour.md, Payments), and our own where none exist. */
export const paymentMessages = {
  checking: (text = texts().checking.text) =>
    ({ tone: 'info', title: texts().checking.title, text }) as const,
  notRecorded: (text = texts().notRecorded.text(phone())) =>
    ({ tone: 'danger', title: texts().notRecorded.title, text }) as const,
  answerLost: () =>
    ({ tone: 'warning', title: outcomeUnknownTitle(), text: texts().answerLost(phone()) }) as const,
  captureLost: () =>
    ({ tone: 'warning', title: outcomeUnknownTitle(), text: texts().captureLost(phone()) }) as const,
  notCaptured: (note = texts().nothingCharged) => ({ tone: 'danger', ...texts().notCaptured, note }) as const,
  /** Only before anything was charged; after money has moved, users are not asked to retry. */
  notSubscribed: () => ({ tone: 'danger', ...texts().notSubscribed, note: texts().nothingCharged }) as const,
  notStarted: (text = texts().notStarted.text) =>
    ({ tone: 'danger', title: texts().notStarted.title, text }) as const,
  priceChanged: (price: string) =>
    ({
      tone: 'warning',
      title: texts().priceChanged.title,
      text: texts().priceChanged.text(price),
    }) as const,
};

/**
 * Message for a failure of the wallet.
 * @param isCapturing it was about to take the money, so the outcome is unknown
 */
export const walletFailureMessage = (provider: string, isCapturing: boolean): PaymentMessage => ({
  tone: 'danger',
  title: texts().walletFailed.title(provider),
  text: texts().walletFailed.text(provider),
  ...(isCapturing ? {} : { note: texts().nothingCharged }),
});
