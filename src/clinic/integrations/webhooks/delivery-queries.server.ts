import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../tables.server.ts';
import { deliveryLeaseSeconds, maxConcurrentPerEndpoint } from './rules.ts';

/**
 * Claims due deliveries, a few per endpoint so that a hanging endpoint does not delay the others. Concurrent workers
 * never get the same one.
 * @returns deliveries with event and endpoint; `attempts` includes the current one
 */
export async function claim(db: Database, { now, count }: { now: Date; count: number }) {
  // Materialized: if the planner inlined it, the join could evaluate it again and claim more rows.
  const due = sql`
    with due as materialized (select d.id from webhook_endpoints e cross join lateral (
      select id from webhook_deliveries
      where endpoint_id = e.id and status = 'queued' and next_attempt_at <= ${now}
        and (claimed_until is null or claimed_until <= ${now})
      order by next_attempt_at, id
      limit greatest(0, ${maxConcurrentPerEndpoint} - (
        select count(*) from webhook_deliveries h
        where h.endpoint_id = e.id and h.status = 'queued' and h.claimed_until > ${now}))
      for update skip locked
    ) d where e.ended_at is null limit ${count}) select id from due`;
  return db
    .update(webhookDeliveries)
    .set({
      claimedUntil: new Date(now.getTime() + deliveryLeaseSeconds * 1_000),
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastAttemptAt: now,
    })
    .from(webhookEndpoints)
    .innerJoin(webhookEvents, sql`true`)
    .where(
      and(
        sql`${webhookDeliveries.id} in (${due})`,
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        eq(webhookEvents.id, webhookDeliveries.eventId),
      ),
    )
    .returning({
      id: webhookDeliveries.id,
      attempts: webhookDeliveries.attempts,
      endpoint: webhookEndpoints,
      event: webhookEvents,
    });
}

export type Claimed = Awaited<ReturnType<typeof claim>>[number];

/** Records the outcome of an attempt, unless a slow worker has lost its lease to another one meanwhile. */
export const mark = (
  db: Database,
  { id, attempts }: Claimed,
  outcome: Pick<typeof webhookDeliveries.$inferInsert, 'lastStatus' | 'lastProblem'> & {
    status: 'queued' | 'sent' | 'failed';
    nextAttemptAt?: Date;
  },
) =>
  db
    .update(webhookDeliveries)
    .set({ ...outcome, claimedUntil: null })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, 'queued'),
        eq(webhookDeliveries.attempts, attempts),
      ),
    );
