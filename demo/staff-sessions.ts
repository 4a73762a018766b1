import {
  enterAsStaff,
  findColleague,
  listColleagues,
  listDemoStaff,
  type Sessions,
} from '#clinic/accounts/service.server.ts';
import { refuse } from '#platform/api/refusals.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

/** Signs a visitor of the demonstration in as any staff member. Production never loads this file. */
export function serveStaffSessions(bind: Bind, { db, sessions }: { db: Database; sessions: Sessions }): void {
  bind(listDemoStaff, () => listColleagues(db));

  bind(enterAsStaff, async ({ body, request, reply }) => {
    const user = await findColleague(db, body.username);
    if (user === undefined) throw refuse('not_found');
    await sessions.open(db, user, request, reply);
    return user;
  });
}
