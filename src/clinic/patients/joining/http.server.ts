import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { joinCards } from './contract.ts';
import { joinPeople } from './service.server.ts';

export function bindJoining(bind: Bind, deps: PatientsDeps): void {
  bind(joinCards, async ({ viewer, params, body }) =>
    joinPeople(deps, await staffActor(deps.db, viewer), { id: params.id, ...body }),
  );
}
