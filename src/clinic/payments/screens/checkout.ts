import type { PayableKind, PaymentInterval } from '../references.ts';

export type Checkout = {
  type: PayableKind;
  itemId: number;
  paymentInterval?: PaymentInterval;
  userSubscriptionId?: number;
  reference: string;
  /** In cents, as shown to the user; the server decides. */
  priceCents: number;
  /** For instalments, the total: 'Hoy pagas 230,00 €. Después, otros 2 pagos iguales. En total, 690,00 €.'. */
  whole?: string | undefined;
  /** Same for another price, in case it changes while the dialog is open. */
  wholeAt?: ((priceCents: number) => string) | undefined;
  title: string;
  description: readonly string[];
  deadline?: string | undefined;
  whenCancelled: string;
  /** Shown after payment, under '¡Pago procesado correctamente!' unless a title is given. */
  whenPaidTitle?: string;
  whenPaid: string;
};

export const itemOf = ({ type, itemId, paymentInterval, userSubscriptionId }: Checkout) => ({
  type,
  itemId,
  paymentInterval,
  userSubscriptionId,
});
