import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindPlansForSale(bind: Bind, deps: service.PlansDeps): void {
  const { db } = deps;
  bind(contract.getPlans, () => service.showPlans(db));
  bind(contract.addPlan, async ({ viewer, body: { audience, plan } }) =>
    service.addPlan(deps, await staffActor(db, viewer), { ...plan, audience }),
  );
  bind(contract.changePlan, async ({ viewer, params, body }) =>
    service.changePlan(deps, await staffActor(db, viewer), params.id, body),
  );
}
