import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindTemplates(bind: ClinicBind, deps: service.TemplateDeps): void {
  bind(contract.listTemplates, () => service.showTemplates(deps));
  bind(contract.addTemplate, ({ actor, body }) => service.addTemplate(deps, actor, body));
  bind(contract.changeTemplate, ({ actor, params, body }) =>
    service.changeTemplate(deps, actor, params.id, body),
  );
  bind(contract.removeTemplate, ({ actor, params }) => service.removeTemplate(deps, actor, params.id));
}
