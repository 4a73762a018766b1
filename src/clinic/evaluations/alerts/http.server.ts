import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { acknowledgeAlert, closeAlert, listAlerts } from './contract.ts';
import { createAlerts } from './service.server.ts';

export function bindAlerts(bind: Bind, deps: EvaluationsDeps): void {
  const alerts = createAlerts(deps);
  bind(listAlerts, async ({ viewer }) => alerts.list(await staffActor(deps.db, viewer)));
  bind(acknowledgeAlert, async ({ viewer, params }) =>
    alerts.acknowledge(await staffActor(deps.db, viewer), params.id),
  );
  bind(closeAlert, async ({ viewer, params, body }) =>
    alerts.close(await staffActor(deps.db, viewer), params.id, body.outcome),
  );
}
