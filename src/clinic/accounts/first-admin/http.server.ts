import type { Bind } from '#platform/http/bind.server.ts';
import { usernameKey } from '../rules.ts';
import type { KnownDevices } from '../sessions/known-devices.server.ts';
import type { Sessions } from '../sessions/sessions.server.ts';
import { createFirstAdmin } from './contract.ts';
import { openFirstAdmin } from './service.server.ts';

export function bindFirstAdmin(
  bind: Bind,
  deps: Parameters<typeof openFirstAdmin>[0] & { sessions: Sessions; devices: KnownDevices },
): void {
  bind(createFirstAdmin, async ({ body, request, reply }) => {
    const user = await openFirstAdmin(deps, body, (tx, row) => deps.sessions.open(tx, row, request, reply));
    deps.devices.remember(reply, usernameKey(user.username));
    return user;
  });
}
