import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import * as contract from './contract.ts';
import { endKey, type IntegrationDeps, listKeys, makeKey, type WebhookDeps } from './service.server.ts';
import * as webhooksContract from './webhooks/contract.ts';
import * as webhooksService from './webhooks/service.server.ts';

export { createKeyHolders } from './holder.server.ts';

export function bindIntegrations(bind: ClinicBind, deps: IntegrationDeps & WebhookDeps): void {
  const { db } = deps;
  bind(contract.listKeys, async () => ({ keys: await listKeys(db) }));
  bind(contract.makeKey, ({ actor, body }) => makeKey(deps, actor, body));
  bind(contract.endKey, ({ actor, params }) => endKey(deps, actor, params.id));
  bindWebhooks(bind, deps);
}

function bindWebhooks(bind: ClinicBind, deps: webhooksService.WebhookDeps): void {
  bind(webhooksContract.listEndpoints, async () => ({
    endpoints: await webhooksService.listEndpoints(deps),
  }));
  bind(webhooksContract.makeEndpoint, ({ actor, body }) => webhooksService.makeEndpoint(deps, actor, body));
  bind(webhooksContract.renewSecret, ({ actor, params }) =>
    webhooksService.renewSecret(deps, actor, params.id),
  );
  bind(webhooksContract.sendTest, ({ actor, params }) => webhooksService.sendTest(deps, actor, params.id));
  bind(webhooksContract.sendAgain, ({ actor, params }) => webhooksService.sendAgain(deps, actor, params.id));
  bind(webhooksContract.endEndpoint, ({ actor, params }) =>
    webhooksService.endEndpoint(deps, actor, params.id),
  );
}
