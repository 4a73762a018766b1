import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindFurtherServices(bind: Bind, deps: service.FurtherDeps): void {
  const { db } = deps;
  bind(contract.getFurtherServices, () => service.showServices(deps));
  bind(contract.addFurtherService, async ({ viewer, body }) =>
    service.addService(deps, await staffActor(db, viewer), body),
  );
  bind(contract.changeFurtherService, async ({ viewer, params, body }) =>
    service.changeService(deps, await staffActor(db, viewer), params.id, body),
  );
}
