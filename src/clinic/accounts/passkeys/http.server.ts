import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import { createPasskeys, type PasskeysDeps } from './service.server.ts';

export function bindPasskeys(bind: Bind, deps: PasskeysDeps): void {
  const passkeys = createPasskeys(deps);

  bind(contract.listPasskeys, ({ viewer }) => passkeys.list(viewer));
  bind(contract.beginPasskey, ({ viewer, body }) => passkeys.begin(viewer, body.password));
  bind(contract.addPasskey, ({ viewer, body }) => passkeys.add(viewer, body));
  bind(contract.removePasskey, async ({ viewer, params }) => {
    await passkeys.remove(viewer, params.id);
    return { success: true as const };
  });
}
