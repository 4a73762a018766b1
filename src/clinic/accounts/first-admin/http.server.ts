import type { Bind } from '#platform/http/bind.server.ts';
import { usernameKey } from '../rules.ts';
import type { KnownDevices } from '../sessions/known-devices.server.ts';
import type { Sessions } from '../sessions/sessions.server.ts';
import { createFirstAdmin } from './contract.ts';
import { createFirstAdminAccount } from './service.server.ts';

export function bindFirstAdmin(
  bind: Bind,
  deps: Parameters<typeof createFirstAdminAccount>[0] & { sessions: Sessions; devices: KnownDevices },
): void {
  bind(createFirstAdmin, async ({ body, request, reply }) => {
    const user = await createFirstAdminAccount(deps, body, (tx, row) =>
      deps.sessions.open(tx, row, request, reply),
    );
    deps.devices.remember(reply, usernameKey(user.username));
    return user;
  });
}
