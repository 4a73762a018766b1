import { refuse } from '#platform/api/refusals.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { currentUser, login, logout, register } from './contract.ts';
import { bindDrafts } from './drafts/http.server.ts';
import { bindFirstAdmin } from './first-admin/http.server.ts';
import { bindOwnAccount, type OwnAccountRoutesDeps } from './own-account/http.server.ts';
import { bindPasskeys } from './passkeys/http.server.ts';
import { bindRecovery } from './recovery/http.server.ts';
import type { RecoveryDeps } from './recovery/service.server.ts';
import { usernameKey } from './rules.ts';
import { bindSecondFactor } from './second-factor/http.server.ts';
import type { SecondFactorDeps } from './second-factor/service.server.ts';
import { type AccountsDeps, createAccounts } from './service.server.ts';
import type { KnownDevices } from './sessions/known-devices.server.ts';
import type { Sessions } from './sessions/sessions.server.ts';
import { bindSharedDesk } from './shared-desk/http.server.ts';
import { bindVerification } from './verification/http.server.ts';
import { createVerification, type VerificationDeps } from './verification/service.server.ts';

export function bindAccounts(
  bind: Bind,
  deps: Omit<AccountsDeps, 'verification'> &
    VerificationDeps &
    RecoveryDeps &
    SecondFactorDeps &
    OwnAccountRoutesDeps & { sessions: Sessions; devices: KnownDevices },
): void {
  const { sessions, devices } = deps;
  const verification = createVerification(deps);
  const accounts = createAccounts({ ...deps, verification });
  bindVerification(bind, verification);

  bind(currentUser, async ({ viewer }) => {
    const user = await accounts.findUser(viewer.userId);
    if (user === undefined) throw refuse('sign_in_required');
    return user;
  });

  bind(login, async ({ body, request, reply }) => {
    const deviceFor = (key: string) => devices.find(request, key);
    const user = await accounts.login(body, { address: networkOf(request.ip), deviceFor }, (tx, user) =>
      sessions.open(tx, user, request, reply),
    );
    devices.remember(reply, usernameKey(user.username));
    return user;
  });

  bind(register, async ({ body, request, reply }) => {
    const user = await accounts.register(body, networkOf(request.ip), (tx: Database, user) =>
      sessions.open(tx, user, request, reply),
    );
    devices.remember(reply, usernameKey(user.username));
    return { ...user, requiresEmailVerification: user.email !== null };
  });

  bind(logout, async ({ request, reply }) => {
    await sessions.close(request, reply);
    return { success: true as const };
  });

  bindFirstAdmin(bind, deps);
  bindRecovery(bind, deps);
  bindOwnAccount(bind, deps);
  bindSecondFactor(bind, deps);
  bindPasskeys(bind, deps);
  bindSharedDesk(bind, deps);
  bindDrafts(bind, deps);
}
