import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindOrganization(bind: Bind, deps: service.OrganizationDeps): void {
  const { db, clock } = deps;
  bind(contract.getOrganization, () => service.organizationAt(db, clock.now()));
  bind(contract.changeOrganization, async ({ viewer, body }) =>
    service.changeOrganization(deps, await staffActor(db, viewer), body),
  );
}
