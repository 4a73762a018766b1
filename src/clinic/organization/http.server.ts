import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { legalNotice } from '#config';
import * as contract from './contract.ts';
import * as service from './service.server.ts';
import { bindTemplates } from './templates/http.server.ts';

export function bindOrganization(bind: ClinicBind, deps: service.OrganizationDeps): void {
  const { db, clock } = deps;
  bind(contract.getOrganization, async () => ({
    ...(await service.organizationAt(db, clock.now())),
    ethicsCode: legalNotice.ethicsCode,
  }));
  bind(contract.changeOrganization, ({ actor, body }) => service.changeOrganization(deps, actor, body));
  bindTemplates(bind, deps);
}
