import { bigint, boolean, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/** What an order requests: one payee, one amount, one reference. PayPal's property names. */
export type Unit = {
  reference_id: string;
  amount: Amount;
  description?: string | undefined;
  custom_id?: string | undefined;
  payee: { merchant_id: string };
};
type Amount = { currency_code: string; value: string };

export type OrderStatus = 'CREATED' | 'APPROVED' | 'COMPLETED';
export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED';
export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED';

const demo = pgSchema('demo');
const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const orders = demo.table('wallet_orders', {
  id: text('id').primaryKey(),
  status: text('status').$type<OrderStatus>().notNull(),
  units: jsonb('units').$type<Unit[]>().notNull(),
  /** The payer pressed 'Simular rechazo': the next capture is declined. */
  declines: boolean('declines').notNull().default(false),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});

/** `status` is the capture's own outcome; the refunded amount is summed from its refunds. */
export const captures = demo.table('wallet_captures', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  unit: integer('unit').notNull(),
  status: text('status').$type<CaptureStatus>().notNull(),
  cents: integer('cents').notNull(),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});

export const refunds = demo.table('wallet_refunds', {
  id: text('id').primaryKey(),
  captureId: text('capture_id').notNull(),
  status: text('status').$type<RefundStatus>().notNull(),
  cents: integer('cents').notNull(),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
});

/** The resource that a `PayPal-Request-Id` created, so that a repeated request creates no second one. */
export const requests = demo.table('wallet_requests', {
  key: text('key').primaryKey(),
  resourceId: text('resource_id').notNull(),
});

/** Every notice sent, byte for byte. */
export const notices = demo.table('wallet_notices', {
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  orderId: text('order_id').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  body: text('body').notNull(),
  createdAt: instant('created_at'),
});

export const faults = demo.table('wallet_faults', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  call: text('call').notNull(),
  fault: text('fault').notNull(),
  orderId: text('order_id'),
  milliseconds: integer('milliseconds').notNull(),
  remaining: integer('remaining').notNull(),
});

export type Order = typeof orders.$inferSelect;
export type Capture = typeof captures.$inferSelect;
export type Refund = typeof refunds.$inferSelect;
