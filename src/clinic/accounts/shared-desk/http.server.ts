import type { Bind } from '#platform/http/bind.server.ts';
import type { Sessions } from '../sessions/sessions.server.ts';
import * as contract from './contract.ts';
import { createSharedDesk, presentSeat, type SharedDeskDeps } from './service.server.ts';

export function bindSharedDesk(bind: Bind, deps: SharedDeskDeps & { sessions: Sessions }): void {
  const { sessions } = deps;
  const desk = createSharedDesk(deps);

  bind(contract.listDesk, async ({ request }) => (await sessions.desk.waiting(request)).map(presentSeat));
  bind(contract.takeDesk, async ({ body, request, reply }) =>
    desk.take(body, await sessions.desk.waiting(request), (tx, seat) =>
      sessions.desk.take(tx, seat, request, reply),
    ),
  );
  bind(contract.leaveDesk, async ({ request, reply }) => {
    await sessions.desk.leave(request, reply);
    return { success: true as const };
  });
}
