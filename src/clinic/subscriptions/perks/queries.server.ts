import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { isManagedBy } from '../queries.server.ts';
import { type PlanFeature, plans, type UserSubscriptionRow, userSubscriptions } from '../tables.server.ts';

export async function featuresOf(
  db: Database,
  planIds: readonly number[],
): Promise<Map<number, readonly PlanFeature[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select({ id: plans.id, features: plans.features })
    .from(plans)
    .where(inArray(plans.id, [...planIds]));
  return new Map(rows.map(({ id, features }) => [id, features]));
}

export const plansOf = (db: Database, userId: number): Promise<UserSubscriptionRow[]> =>
  db.select().from(userSubscriptions).where(isManagedBy(userId));
