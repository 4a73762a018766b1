import type { Bind } from '#platform/api.server.ts';
import { cancelSubscription, listPlans, listUserSubscriptions, namePlanChild } from './contract.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { createManaging, nameChild } from './managing.server.ts';
import { list } from './service.server.ts';

/** Routes of plans. */
export function bindSubscriptions(bind: Bind, deps: SubscriptionsDeps): void {
  const plans = createManaging(deps);
  bind(listPlans, () => list(deps.db));
  bind(listUserSubscriptions, ({ viewer }) => plans.list(viewer.userId));
  bind(cancelSubscription, ({ viewer, params }) => plans.cancel(viewer.userId, params.id));
  bind(namePlanChild, async ({ viewer, params, body }) => {
    await nameChild(deps, viewer.userId, params.id, body.childBirthDate);
    return { success: true as const };
  });
}
