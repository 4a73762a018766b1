import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import { endKey, type IntegrationDeps, listKeys, makeKey, type WebhookDeps } from './service.server.ts';
import * as webhooksContract from './webhooks/contract.ts';
import * as webhooksService from './webhooks/service.server.ts';

export { createKeyHolders } from './holder.server.ts';

export function bindIntegrations(bind: Bind, deps: IntegrationDeps & WebhookDeps): void {
  const { db } = deps;
  bind(contract.listKeys, async () => ({ keys: await listKeys(db) }));
  bind(contract.makeKey, async ({ viewer, body }) => makeKey(deps, await staffActor(db, viewer), body));
  bind(contract.endKey, async ({ viewer, params }) => endKey(deps, await staffActor(db, viewer), params.id));
  bindWebhooks(bind, deps);
}

function bindWebhooks(bind: Bind, deps: webhooksService.WebhookDeps): void {
  const { db } = deps;
  bind(webhooksContract.listEndpoints, async () => ({
    endpoints: await webhooksService.listEndpoints(deps),
  }));
  bind(webhooksContract.makeEndpoint, async ({ viewer, body }) =>
    webhooksService.makeEndpoint(deps, await staffActor(db, viewer), body),
  );
  bind(webhooksContract.renewSecret, async ({ viewer, params }) =>
    webhooksService.renewSecret(deps, await staffActor(db, viewer), params.id),
  );
  bind(webhooksContract.sendTest, async ({ viewer, params }) =>
    webhooksService.sendTest(deps, await staffActor(db, viewer), params.id),
  );
  bind(webhooksContract.sendAgain, async ({ viewer, params }) =>
    webhooksService.sendAgain(deps, await staffActor(db, viewer), params.id),
  );
  bind(webhooksContract.endEndpoint, async ({ viewer, params }) =>
    webhooksService.endEndpoint(deps, await staffActor(db, viewer), params.id),
  );
}
