import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import {
  cancelSubscription,
  listPlans,
  listPlansOfPerson,
  listUserSubscriptions,
  namePlanChild,
} from './contract.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { listPlansOf } from './directory/service.server.ts';
import { createOwnPlans, nameChild } from './mine/service.server.ts';
import { listPlansForSale } from './service.server.ts';

export function bindSubscriptions(bind: ClinicBind, deps: SubscriptionsDeps): void {
  const plans = createOwnPlans(deps);
  bind(listPlans, () => listPlansForSale(deps.db));
  bind(listUserSubscriptions, ({ viewer }) => plans.list(viewer.userId));
  bind(
    cancelSubscription,
    ({ viewer, params, remember }) => plans.cancel(viewer.userId, params.id, remember),
    ({ viewer }, id) => plans.show(viewer.userId, id ?? 0),
  );
  bind(listPlansOfPerson, ({ actor, params }) => listPlansOf(deps, actor, params.id));
  const named = async () => ({ success: true as const });
  bind(
    namePlanChild,
    async ({ viewer, params, body, remember }) => {
      await nameChild(deps, { userId: viewer.userId, planId: params.id }, body.childBirthDate, remember);
      return named();
    },
    named,
  );
}
