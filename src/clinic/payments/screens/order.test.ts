import { expect, test } from 'vitest';
import type { Checkout } from './checkout.ts';
import { isDeclined, isRefused, orderOf } from './order.ts';

const order = (...statuses: string[]) =>
  ({ purchase_units: [{ payments: { captures: statuses.map((status) => ({ status })) } }] }) as Parameters<
    typeof isDeclined
  >[0];

test('requests the amount for this appointment and installation, without a shipping address', () => {
  const checkout = { reference: 'appointment:7', priceCents: 6505 } as Checkout;
  const config = { currency: 'EUR', referenceId: 'onyar-0123456789abcdefghijkl' };
  expect(orderOf(checkout, config)).toEqual({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'onyar-0123456789abcdefghijkl',
        amount: { currency_code: 'EUR', value: '65.05' },
        description: 'Servicio de consulta psicológica',
        custom_id: 'appointment:7',
      },
    ],
    application_context: { shipping_preference: 'NO_SHIPPING' },
  });
  expect(orderOf({ ...checkout, priceCents: 6500 }, config).purchase_units?.[0]?.amount.value).toBe('65.00');
});

test('treats only an explicit statement of the wallet as declined', () => {
  expect([order('DECLINED'), order('FAILED', 'DECLINED')].map(isDeclined)).toEqual([true, true]);
  expect([order('COMPLETED'), order('PENDING'), order(), {}].map(isDeclined)).toEqual(Array(4).fill(false));
});

test('treats a capture as refused only if the wallet says that nothing was taken', () => {
  const told = (issue: string) => new Error(`POST v2/checkout/orders/1AB/capture: 422 ${issue} (debug_id 5)`);
  expect(isRefused(told('INSTRUMENT_DECLINED'))).toBe(true);
  for (const error of [told('ORDER_ALREADY_CAPTURED'), told('UNKNOWN'), new TypeError('Failed to fetch')])
    expect(isRefused(error), String(error)).toBe(false);
});
