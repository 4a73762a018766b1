import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import type { PaymentsConfig } from '../api.ts';
import type { Checkout } from './checkout.ts';

type Steps = Required<PayPalButtonsComponentOptions>;
export type CreateOrder = Steps['createOrder'];
export type OnApprove = Steps['onApprove'];

type OrderRequest = Parameters<Parameters<CreateOrder>[1]['order']['create']>[0];
type Order = Awaited<ReturnType<NonNullable<Parameters<OnApprove>[1]['order']>['capture']>>;

/**
 * What the wallet is asked to take. `custom_id` tells the server what the money is for, `reference_id`
 * which installation asked for it.
 */
export const orderOf = (
  { reference, priceCents }: Checkout,
  { currency, referenceId }: Pick<PaymentsConfig, 'currency' | 'referenceId'>,
): OrderRequest => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: referenceId,
      amount: { currency_code: currency, value: (priceCents / 100).toFixed(2) },
      description: 'Servicio de consulta psicológica',
      custom_id: reference,
    },
  ],
  // Nothing is sent home: without this the wallet asks for an address.
  application_context: { shipping_preference: 'NO_SHIPPING' },
});

/** What the wallet says itself where it has taken nothing. Anything else may have come after the money has moved. */
const refusedCaptures =
  /INSTRUMENT_DECLINED|PAYER_CANNOT_PAY|PAYER_ACTION_REQUIRED|TRANSACTION_REFUSED|ORDER_NOT_APPROVED/;

/** Whether a failed capture says that nothing was taken. */
export const isRefused = (error: unknown): boolean => refusedCaptures.test(String(error));

/** Whether the wallet took nothing, although it answered. Anything else is for the server to judge. */
export function isDeclined({ purchase_units: units = [] }: Order): boolean {
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
  return captures.length > 0 && captures.every(({ status }) => status === 'DECLINED' || status === 'FAILED');
}
