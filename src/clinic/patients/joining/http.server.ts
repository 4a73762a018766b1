import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { mergePatientRecords } from './contract.ts';
import { mergePeople } from './service.server.ts';

export function bindJoining(bind: Bind, deps: PatientsDeps): void {
  bind(mergePatientRecords, async ({ viewer, params, body }) =>
    mergePeople(deps, await staffActor(deps.db, viewer), { id: params.id, ...body }),
  );
}
