import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { getProtocol, signProtocol, withdrawProtocol } from './contract.ts';
import { type CrisisDeps, endProtocol, saveSignedProtocol, showProtocol } from './service.server.ts';

export function bindCrisis(bind: Bind, deps: CrisisDeps): void {
  bind(getProtocol, () => showProtocol(deps.db));
  bind(signProtocol, async ({ viewer, body }) =>
    saveSignedProtocol(deps, await staffActor(deps.db, viewer), body),
  );
  bind(withdrawProtocol, async ({ viewer }) => endProtocol(deps, await staffActor(deps.db, viewer)));
}
