import type { PayableKind, PaymentInterval } from '../references.ts';

/** Something to be paid for, and the words that go with it. */
export type Checkout = {
  type: PayableKind;
  itemId: number;
  paymentInterval?: PaymentInterval;
  userSubscriptionId?: number;
  /** What the money is for: the wallet's order carries it as `custom_id`. */
  reference: string;
  /** Integer cents, as the person saw it; the server has the last word. */
  priceCents: number;
  /** Of one of several payments: what all of them come to, 'Hoy pagas 230,00 €. Después, otros 2 pagos iguales. En total, 690,00 €.'. */
  whole?: string | undefined;
  /** The same at another price, for where it changes while somebody looks at it. */
  wholeAt?: ((priceCents: number) => string) | undefined;
  /** At the head of the dialog: its title, and what is paid for, the main line first. */
  title: string;
  description: readonly string[];
  /** Until when it waits to be paid. */
  deadline?: string | undefined;
  /** Health care is exempt from VAT, and the dialog says so. */
  isHealthCare: boolean;
  /** Said when the person closed the wallet's sheet. */
  whenCancelled: string;
  /** Said when it is paid: '¡Pago procesado correctamente!' unless it has a title of its own, and what comes of it. */
  whenPaidTitle?: string;
  whenPaid: string;
};

/** What both calls name it by. */
export const itemOf = ({ type, itemId, paymentInterval, userSubscriptionId }: Checkout) => ({
  type,
  itemId,
  paymentInterval,
  userSubscriptionId,
});
