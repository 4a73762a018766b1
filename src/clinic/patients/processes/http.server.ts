import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import * as contract from './contract.ts';
import { discharge, listProcesses, undoOwnDischarge } from './service.server.ts';

export function bindProcesses(bind: Bind, deps: PatientsDeps): void {
  bind(contract.listProcesses, async ({ viewer, params }) =>
    listProcesses(deps, await staffActor(deps.db, viewer), params.id),
  );
  bind(contract.giveDischarge, async ({ viewer, params, body }) =>
    discharge(deps, await staffActor(deps.db, viewer), params.id, body.dischargedOn),
  );
  bind(contract.undoDischarge, async ({ viewer, params }) =>
    undoOwnDischarge(deps, await staffActor(deps.db, viewer), params.id),
  );
}
