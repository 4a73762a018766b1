import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { KnownDevices } from '../sessions/known-devices.server.ts';
import type { Sessions } from '../sessions/sessions.server.ts';
import { forgotPassword, resetPassword } from './contract.ts';
import { createRecovery, type RecoveryDeps } from './service.server.ts';

export function bindRecovery(
  bind: Bind,
  deps: RecoveryDeps & { sessions: Sessions; devices: KnownDevices },
): void {
  const { sessions, devices } = deps;
  const recovery = createRecovery(deps);

  bind(forgotPassword, ({ body, request }) => recovery.ask(body, networkOf(request.ip)));
  bind(resetPassword, async ({ body, request, reply }) => {
    await recovery.reset(body, (key) => devices.find(request, key));
    // Ends this browser's session: the next step is the sign-in page.
    await sessions.close(request, reply);
    return { success: true as const };
  });
}
