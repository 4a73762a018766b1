import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import { endKey, type IntegrationDeps, listKeys, makeKey, type WebhookDeps } from './service.server.ts';
import { bindWebhooks } from './webhooks/http.server.ts';

export { createKeyHolders } from './holder.server.ts';

export function bindIntegrations(bind: Bind, deps: IntegrationDeps & WebhookDeps): void {
  const { db } = deps;
  bind(contract.listKeys, async () => ({ keys: await listKeys(db) }));
  bind(contract.makeKey, async ({ viewer, body }) => makeKey(deps, await staffActor(db, viewer), body));
  bind(contract.endKey, async ({ viewer, params }) => endKey(deps, await staffActor(db, viewer), params.id));
  bindWebhooks(bind, deps);
}
