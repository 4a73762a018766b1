import { z } from 'zod';
import type { WalletMoney, WalletOrder } from '../rules.ts';

const amount = z.object({ currency_code: z.string(), value: z.string() });
const money = z.object({ id: z.string(), status: z.string(), amount: amount.optional() });

/** Order in the wallet's REST format (PayPal Orders v2); unknown keys are dropped. */
const order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(
    z.object({
      amount: amount.optional(),
      reference_id: z.string().optional(),
      custom_id: z.string().optional(),
      payee: z.object({ merchant_id: z.string().optional() }).optional(),
      payments: z
        .object({ captures: z.array(money).optional(), refunds: z.array(money).optional() })
        .optional(),
    }),
  ),
});

/** Parses '65.00' to cents without floats; null if invalid. */
export function parseCents(value: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

const moneyOf = ({ id, status, amount }: z.output<typeof money>): WalletMoney => ({
  id,
  status,
  cents: amount ? parseCents(amount.value) : null,
  currency: amount?.currency_code ?? '',
});

/** @throws ZodError if it is not an order */
export function parseOrder(json: unknown): WalletOrder {
  const { id, status, purchase_units: units } = order.parse(json);
  return {
    id,
    status,
    units: units.map((unit) => ({
      installation: unit.reference_id ?? null,
      reference: unit.custom_id ?? null,
      payee: unit.payee?.merchant_id ?? null,
      cents: unit.amount ? parseCents(unit.amount.value) : null,
      currency: unit.amount?.currency_code ?? '',
      captures: (unit.payments?.captures ?? []).map(moneyOf),
      refunds: (unit.payments?.refunds ?? []).map(moneyOf),
    })),
  };
}

export const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() });
export const openedOrder = z.object({ id: z.string() });
export const refundResponse = z.object({ id: z.string(), status: z.string() });
export const verificationResponse = z.object({ verification_status: z.string() });
export const errorResponse = z.object({ details: z.array(z.object({ issue: z.string() })).optional() });
