import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindWebhooks(bind: Bind, deps: service.WebhookDeps): void {
  const { db } = deps;
  bind(contract.listEndpoints, async () => ({ endpoints: await service.listEndpoints(deps) }));
  bind(contract.makeEndpoint, async ({ viewer, body }) =>
    service.makeEndpoint(deps, await staffActor(db, viewer), body),
  );
  bind(contract.renewSecret, async ({ viewer, params }) =>
    service.renewSecret(deps, await staffActor(db, viewer), params.id),
  );
  bind(contract.sendTest, async ({ viewer, params }) =>
    service.sendTest(deps, await staffActor(db, viewer), params.id),
  );
  bind(contract.sendAgain, async ({ viewer, params }) =>
    service.sendAgain(deps, await staffActor(db, viewer), params.id),
  );
  bind(contract.endEndpoint, async ({ viewer, params }) =>
    service.endEndpoint(deps, await staffActor(db, viewer), params.id),
  );
}
