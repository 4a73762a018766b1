import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Problem, Scope, WebhookType } from './terms.ts';

/** API keys of external programs. Only the hash of the 256-bit random key is stored. */
export const apiKeys = pgTable('api_keys', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  /** Purpose, as entered by management. */
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The user responsible for the key. It grants no more than their rights and ends with their access. */
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  /** Updated at most once a minute, because programs may call many times a second. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  url: text('url').notNull(),
  events: text('events').array().$type<WebhookType[]>().notNull(),
  /** Signs every message; sealed. */
  sealedSecret: text('sealed_secret').notNull(),
  /**
   * Previous secret, which also signs until `formerSecretUntil`, so that receivers can change over without losing
   * messages.
   */
  sealedFormerSecret: text('sealed_former_secret'),
  formerSecretUntil: timestamp('former_secret_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/**
 * Webhook events without personal data. Database triggers insert them in the transaction of the change, only if an
 * endpoint subscribes to the type.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Message id on the wire, the same for all attempts and endpoints. */
    id: uuid('id').primaryKey(),
    type: text('type').$type<WebhookType | 'endpoint.test'>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [index('webhook_events_by_time').on(table.at)],
);

export const deliveryStates = ['queued', 'sent', 'failed', 'void'] as const;

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id),
    /** `void`: its endpoint has been deleted. */
    status: text('status', { enum: deliveryStates }).notNull().default('queued'),
    /** Attempts since creation or the last manual resend. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** Lease of the worker; when it has passed, the worker is considered dead. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true }),
    /** Last response status, or the reason why there was none. */
    lastStatus: integer('last_status'),
    lastProblem: text('last_problem').$type<Problem>(),
  },
  (table) => [
    unique('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.nextAttemptAt, table.id)
      .where(sql`${table.status} = 'queued'`),
    index('webhook_deliveries_by_event').on(table.eventId),
    check('webhook_deliveries_status', sql`${table.status} in ('queued', 'sent', 'failed', 'void')`),
  ],
);
