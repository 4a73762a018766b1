import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import { createSecondFactor, type SecondFactorDeps } from './service.server.ts';

/** Routes by which somebody of the staff proves who they are, and locks the desk. */
export function bindSecondFactor(bind: Bind, deps: SecondFactorDeps): void {
  const secondFactor = createSecondFactor(deps);

  bind(contract.currentStaff, ({ viewer }) => secondFactor.me(viewer));
  bind(contract.setUpSecondFactor, ({ viewer }) => secondFactor.setUp(viewer));
  bind(contract.confirmSecondFactor, ({ viewer, body }) => secondFactor.confirm(viewer, body.code));
  bind(contract.proveSecondFactor, ({ viewer, body }) => secondFactor.prove(viewer, body.code));
  bind(contract.lockScreen, ({ viewer }) => secondFactor.lock(viewer));
  bind(contract.unlockScreen, ({ viewer, body }) => secondFactor.unlock(viewer, body));
}
