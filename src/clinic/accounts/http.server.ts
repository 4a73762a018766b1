import type { Bind } from '#platform/api.server.ts';
import type { Database } from '#platform/database.server.ts';
import { networkOf } from '#platform/network.ts';
import { refuse } from '#platform/refusals.ts';
import { currentUser, login, logout, register } from './contract.ts';
import { type AccountsDeps, createAccounts } from './service.server.ts';
import type { Sessions } from './sessions.server.ts';

/** Routes of signing in and out. */
export function bindAccounts(bind: Bind, deps: AccountsDeps & { sessions: Sessions }): void {
  const { sessions, db } = deps;
  const accounts = createAccounts(deps);

  bind(currentUser, async ({ viewer }) => {
    const user = await accounts.findUser(viewer.userId);
    if (user === undefined) throw refuse('sign_in_required');
    return user;
  });

  bind(login, async ({ body, request, reply }) => {
    const user = await accounts.login(body, networkOf(request.ip));
    await sessions.open(db, user, request, reply);
    return user;
  });

  bind(register, async ({ body, request, reply }) => {
    const user = await accounts.register(body, networkOf(request.ip), (tx: Database, user) =>
      sessions.open(tx, user, request, reply),
    );
    return { ...user, requiresEmailVerification: user.email !== null };
  });

  bind(logout, async ({ request, reply }) => {
    await sessions.close(request, reply);
    return { success: true as const };
  });
}
