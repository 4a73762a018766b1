import { and, count, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../tables.server.ts';
import { shownDeliveries } from '../terms.ts';

const isActive = isNull(webhookEndpoints.endedAt);
const isActiveEndpoint = (id: number) => and(eq(webhookEndpoints.id, id), isActive);

export const listActive = (db: Database) =>
  db
    .select({
      id: webhookEndpoints.id,
      url: webhookEndpoints.url,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
      formerSecretUntil: webhookEndpoints.formerSecretUntil,
      createdBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
      failed: db.$count(
        webhookDeliveries,
        and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), eq(webhookDeliveries.status, 'failed')),
      ),
    })
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.createdBy))
    .where(isActive)
    .orderBy(desc(webhookEndpoints.id));

const selectNewest = (db: Database, endpointId: number) =>
  db
    .select({
      id: webhookDeliveries.id,
      type: webhookEvents.type,
      at: webhookEvents.at,
      state: webhookDeliveries.status,
      attempts: webhookDeliveries.attempts,
      lastAttemptAt: webhookDeliveries.lastAttemptAt,
      nextAttemptAt: webhookDeliveries.nextAttemptAt,
      lastStatus: webhookDeliveries.lastStatus,
      lastProblem: webhookDeliveries.lastProblem,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(shownDeliveries);

export type DeliveryRow = Awaited<ReturnType<typeof selectNewest>>[number];

/** Finds the latest deliveries of each endpoint: one index scan per endpoint. */
export async function findNewest(
  db: Database,
  endpointIds: readonly number[],
): Promise<Map<number, DeliveryRow[]>> {
  const lists = await Promise.all(endpointIds.map(async (id) => [id, await selectNewest(db, id)] as const));
  return new Map(lists);
}

export async function countActive(tx: Database): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(webhookEndpoints).where(isActive);
  return row?.n ?? 0;
}

/** Serializes concurrent creation, so that the limit holds. */
export const lockAll = (tx: Database) =>
  tx.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`);

/** @returns the id, which the secret is then sealed to */
export async function insert(
  tx: Database,
  row: Omit<typeof webhookEndpoints.$inferInsert, 'sealedSecret'>,
): Promise<number> {
  const [made] = await tx
    .insert(webhookEndpoints)
    .values({ ...row, sealedSecret: '' })
    .returning({ id: webhookEndpoints.id });
  if (made === undefined) throw new Error('an endpoint was not written');
  return made.id;
}

type Sealed = Pick<
  typeof webhookEndpoints.$inferInsert,
  'sealedSecret' | 'sealedFormerSecret' | 'formerSecretUntil'
>;

export const setSecrets = (tx: Database, id: number, sealed: Sealed) =>
  tx.update(webhookEndpoints).set(sealed).where(eq(webhookEndpoints.id, id));

/** Finds an active endpoint and locks it until the transaction ends. */
export async function lockEndpoint(tx: Database, id: number) {
  const [row] = await tx.select().from(webhookEndpoints).where(isActiveEndpoint(id)).for('no key update');
  return row;
}

/** Ends an endpoint and voids its queued deliveries. @returns false when it is not active */
export async function end(tx: Database, id: number, endedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ endedAt, sealedSecret: '', sealedFormerSecret: null })
    .where(isActiveEndpoint(id))
    .returning({ id: webhookEndpoints.id });
  if (rows.length === 0) return false;
  await tx
    .update(webhookDeliveries)
    .set({ status: 'void', claimedUntil: null })
    .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.status, 'queued')));
  return true;
}

/** Queues an event for one endpoint. */
export async function insertEvent(
  tx: Database,
  endpointId: number,
  event: typeof webhookEvents.$inferInsert,
): Promise<void> {
  await tx.insert(webhookEvents).values(event);
  await tx.insert(webhookDeliveries).values({ eventId: event.id, endpointId, nextAttemptAt: event.at });
}

/**
 * Queues a delivery again with its attempts reset. @returns the endpoint id, or undefined when there is no such
 * delivery
 */
export async function requeue(tx: Database, id: number, now: Date): Promise<number | undefined> {
  const held = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isActive);
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: now })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        ne(webhookDeliveries.status, 'void'),
        inArray(webhookDeliveries.endpointId, held),
      ),
    )
    .returning({ endpointId: webhookDeliveries.endpointId });
  return row?.endpointId;
}

/** Deletes events before an instant, with their deliveries. */
export const deleteBefore = (db: Database, before: Date) =>
  db.delete(webhookEvents).where(lt(webhookEvents.at, before));
