import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Sessions } from '../sessions/sessions.server.ts';
import { type ClosingDeps, createAccountClosing } from './closing.server.ts';
import * as contract from './contract.ts';
import { createOwnAccount, type OwnAccountDeps } from './service.server.ts';
import { createOwnSessions } from './sessions.server.ts';

export type OwnAccountRoutesDeps = OwnAccountDeps & ClosingDeps & { sessions: Sessions };

export function bindOwnAccount(bind: Bind, deps: OwnAccountRoutesDeps): void {
  const { sessions } = deps;
  const account = createOwnAccount(deps);
  const closing = createAccountClosing(deps);
  const ownSessions = createOwnSessions(deps);
  const success = true as const;

  bind(contract.changePassword, async ({ viewer, body, request, reply }) => {
    await account.changePassword(viewer.userId, body, (tx: Database, user) =>
      sessions.open(tx, user, request, reply),
    );
    return { success };
  });
  bind(contract.changeUser, ({ viewer, body }) => account.change(viewer.userId, body));

  bind(contract.listSessions, ({ viewer }) => ownSessions.list(viewer));
  bind(contract.endSession, async ({ viewer, params, request, reply }) => {
    if (await ownSessions.end(viewer, params.id)) await sessions.close(request, reply);
    return { success };
  });
  bind(contract.endOtherSessions, async ({ viewer }) => {
    await ownSessions.endOthers(viewer);
    return { success };
  });

  bind(contract.exportOwnData, async ({ viewer, reply }) => {
    const parts = await closing.export(viewer.userId);
    reply.header('Content-Disposition', 'attachment; filename="mis-datos.json"');
    return parts;
  });
  bind(contract.closeAccount, async ({ viewer, body, request, reply }) => {
    const erased = await closing.close(viewer.userId, body.password);
    await sessions.close(request, reply);
    return { success, ...erased };
  });
}
