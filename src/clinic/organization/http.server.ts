import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindOrganization(bind: ClinicBind, deps: service.OrganizationDeps): void {
  const { db, clock } = deps;
  bind(contract.getOrganization, () => service.organizationAt(db, clock.now()));
  bind(contract.changeOrganization, ({ actor, body }) => service.changeOrganization(deps, actor, body));
}
