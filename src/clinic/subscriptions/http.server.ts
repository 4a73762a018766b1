import type { Bind } from '#platform/api.server.ts';
import type { Database } from '#platform/database.server.ts';
import { listPlans } from './contract.ts';
import { list } from './service.server.ts';

/** Routes of plans. */
export function bindSubscriptions(bind: Bind, { db }: { db: Database }): void {
  bind(listPlans, () => list(db));
}
