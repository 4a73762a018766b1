import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { carryOutErasure } from '../requests/contract.ts';
import { carryOutRequest } from './service.server.ts';

export function bindErasure(bind: Bind, deps: RecordsDeps): void {
  bind(carryOutErasure, async ({ viewer, params }) =>
    carryOutRequest(deps, await staffActor(deps.db, viewer), params.id),
  );
}
