import {
  enterAsStaff,
  findClient,
  findColleague,
  listColleagues,
  listDemoStaff,
  type Sessions,
} from '#clinic/accounts/service.server.ts';
import { refuse } from '#platform/api/refusals.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { guestUsername } from './guest.ts';

/**
 * Signs a visitor of the demonstration in as any staff member, or as the patient of the invented year. Production never
 * loads this file.
 */
export function serveStaffSessions(bind: Bind, { db, sessions }: { db: Database; sessions: Sessions }): void {
  const findGuest = (username: string) =>
    username === guestUsername ? findClient(db, username) : Promise.resolve(undefined);

  bind(listDemoStaff, async () => {
    const [staff, guest] = await Promise.all([listColleagues(db), findGuest(guestUsername)]);
    if (guest === undefined) return staff;
    return [...staff, { username: guestUsername, name: guest.fullName ?? guest.username, role: guest.role }];
  });

  bind(enterAsStaff, async ({ body, request, reply }) => {
    const user = (await findColleague(db, body.username)) ?? (await findGuest(body.username));
    if (user === undefined) throw refuse('not_found');
    await sessions.open(db, user, request, reply);
    return user;
  });
}
