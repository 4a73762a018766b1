import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isObject } from '#platform/json.ts';
import { holdsOnlySafeText } from '#platform/text/safe-text.ts';
import { faultNames, faultyCalls } from '../faults/fault-names.ts';
import { amountPattern } from '../money/amounts.ts';
import { demoWallet } from '../notices/keys.ts';
import { WalletError } from './errors.ts';

const amount = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(amountPattern),
});

const unit = z.object({
  reference_id: z.string().min(1).max(256).default('default'),
  amount,
  description: z.string().max(127).optional(),
  custom_id: z.string().max(127).optional(),
  payee: z
    .object({ merchant_id: z.string().regex(/^[A-Z0-9]{13}$/) })
    .default({ merchant_id: demoWallet.merchantId }),
});

/** Orders have many more fields; only those that decide payer, payee, amount and purpose are checked. */
export const orderBody = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(unit).min(1).max(10),
});
export type OrderBody = z.output<typeof orderBody>;

export const refundBody = z.object({ amount: amount.optional() });
export type RefundBody = z.output<typeof refundBody>;

export const press = z.object({ decline: z.boolean().default(false) });

export const faultBody = z.object({
  call: z.enum(faultyCalls),
  fault: z.enum(faultNames),
  orderId: z.string().max(100).optional(),
  milliseconds: z.int().min(0).max(120_000).default(2_000),
  times: z.int().min(1).max(1_000_000).default(1),
});

export const captureDecision = z.object({ status: z.enum(['COMPLETED', 'DECLINED']) });
export const refundDecision = z.object({ status: z.enum(['COMPLETED', 'FAILED']) });

/** The raw bytes of the body. */
export const rawBody = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);

/**
 * The parsed body; an empty body counts as `{}`.
 * @throws WalletError if it is not JSON or has the wrong shape
 */
export const readBody = <T>(request: FastifyRequest, shape: z.ZodType<T>): T =>
  check(parse(rawBody(request).toString('utf8')), shape);

/** The parsed query string. @throws WalletError */
export const readQuery = <T>({ query }: FastifyRequest, shape: z.ZodType<T>): T =>
  check(isObject(query) ? { ...query } : {}, shape);

function check<T>(json: unknown, shape: z.ZodType<T>): T {
  if (!holdsOnlySafeText(json)) throw new WalletError('INVALID_PARAMETER_VALUE');
  const checked = shape.safeParse(json);
  if (checked.success) return checked.data;
  throw new WalletError('INVALID_PARAMETER_VALUE', `/${checked.error.issues[0]?.path.join('/') ?? ''}`);
}

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new WalletError('MALFORMED_REQUEST_JSON');
  }
}

/** The idempotency key (PayPal-Request-Id, at most 108 characters). */
export function requestIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['paypal-request-id'];
  if (id === undefined || id === '') return undefined;
  if (typeof id === 'string' && /^[\x20-\x7e]{1,108}$/.test(id)) return id;
  throw new WalletError('INVALID_PARAMETER_VALUE', 'PayPal-Request-Id');
}
