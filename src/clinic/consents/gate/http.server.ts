import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import * as contract from './contract.ts';
import { readWarning, recordException } from './service.server.ts';

export function bindGate(bind: Bind, deps: ConsentsDeps): void {
  bind(contract.showWarning, async ({ viewer, params, query }) => {
    const hour = { appointmentId: query.appointmentId, isVideo: query.isVideo === 'yes' };
    return readWarning(deps, deps.db, await staffActor(deps.db, viewer), { patientId: params.id, ...hour });
  });
  bind(contract.proceedUnsigned, async ({ viewer, params, body }) =>
    recordException(deps, await staffActor(deps.db, viewer), { patientId: params.id, ...body }),
  );
}
