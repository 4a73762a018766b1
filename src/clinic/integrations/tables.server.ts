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

/** What a program shows instead of a session. The key itself has 256 random bits; here stands only its hash. */
export const apiKeys = pgTable('api_keys', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  /** What it is for, in the direction's words. */
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Who answers for what is done with it: it opens no more than they may, and nothing once they have gone. */
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  /** To the minute: a program may call many times a second. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** Where programs of others are told what happens. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  url: text('url').notNull(),
  /** What it is told of. */
  events: text('events').array().$type<WebhookType[]>().notNull(),
  /** Sealed: every message is signed with it. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The one before, which signs as well until an instant, so that nothing is lost while the other side changes. */
  sealedFormerSecret: text('sealed_former_secret'),
  formerSecretUntil: timestamp('former_secret_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/**
 * What happened, as programs are told: without anything about a person. Triggers write it in the transaction of what
 * happened, and only where an endpoint wants it.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Names the message on the wire, at each try and at each endpoint. */
    id: uuid('id').primaryKey(),
    type: text('type').$type<WebhookType | 'endpoint.test'>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [index('webhook_events_by_time').on(table.at)],
);

export const deliveryStates = ['queued', 'sent', 'failed', 'void'] as const;

/** An event on its way to an endpoint. */
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
    /** `void`: its endpoint has ended. */
    status: text('status', { enum: deliveryStates }).notNull().default('queued'),
    /** Since it was written, or last sent again by hand. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** Until when a worker has it in hand; after that its worker is taken for dead. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true }),
    /** What the endpoint answered last; or why it did not. */
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
