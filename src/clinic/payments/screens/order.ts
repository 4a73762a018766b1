import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import type { PaymentsConfig } from '../api.ts';
import type { Checkout } from './checkout.ts';
import { texts } from './texts.ts';

type Steps = Required<PayPalButtonsComponentOptions>;
export type CreateOrder = Steps['createOrder'];
export type OnApprove = Steps['onApprove'];

type OrderRequest = Parameters<Parameters<CreateOrder>[1]['order']['create']>[0];
type Order = Awaited<ReturnType<NonNullable<Parameters<OnApprove>[1]['order']>['capture']>>;

/** Builds the wallet order. `custom_id` says what the money is for, `reference_id` which installation requests it. */
export const orderOf = (
  { reference, priceCents }: Checkout,
  { currency, referenceId }: Pick<PaymentsConfig, 'currency' | 'referenceId'>,
): OrderRequest => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: referenceId,
      amount: { currency_code: currency, value: (priceCents / 100).toFixed(2) },
      description: texts().orderDescription,
      custom_id: reference,
    },
  ],
  // Nothing is shipped; otherwise the wallet asks for an address.
  application_context: { shipping_preference: 'NO_SHIPPING' },
});

/** Errors with which the wallet states that nothing was taken. After any other error money may have moved. */
const refusedCaptures =
  /INSTRUMENT_DECLINED|PAYER_CANNOT_PAY|PAYER_ACTION_REQUIRED|TRANSACTION_REFUSED|ORDER_NOT_APPROVED/;

export const isRefused = (error: unknown): boolean => refusedCaptures.test(String(error));

/** Whether the wallet responded but took nothing. The server judges everything else. */
export function isDeclined({ purchase_units: units = [] }: Order): boolean {
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
  return captures.length > 0 && captures.every(({ status }) => status === 'DECLINED' || status === 'FAILED');
}
