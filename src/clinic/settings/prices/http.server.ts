import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindPlannedPrices(bind: Bind, deps: service.PricesDeps): void {
  const { db } = deps;
  bind(contract.getPlannedPrices, () => service.listPlanned(db));
  bind(contract.planPrice, async ({ viewer, body }) =>
    service.planPrice(deps, await staffActor(db, viewer), body),
  );
  bind(contract.deletePlannedPrice, async ({ viewer, params }) =>
    service.deletePlannedPriceOf(deps, await staffActor(db, viewer), params.id),
  );
}
