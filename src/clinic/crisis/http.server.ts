import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { getProtocol, signProtocol, withdrawProtocol } from './contract.ts';
import { type CrisisDeps, endProtocol, saveSignedProtocol, showProtocol } from './service.server.ts';

export function bindCrisis(bind: ClinicBind, deps: CrisisDeps): void {
  bind(getProtocol, () => showProtocol(deps.db));
  bind(signProtocol, ({ actor, body }) => saveSignedProtocol(deps, actor, body));
  bind(withdrawProtocol, ({ actor }) => endProtocol(deps, actor));
}
