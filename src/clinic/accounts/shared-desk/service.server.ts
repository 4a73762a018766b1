import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { User } from '../contract.ts';
import { createPasswordCheck } from '../own-account/service.server.ts';
import { present } from '../presenter.server.ts';
import { actorOf } from '../sessions/actor.server.ts';
import type { Seat } from '../sessions/queries.server.ts';
import { type DeskColleague, refusals } from './contract.ts';

const refuse = refusing(refusals);

export type SharedDeskDeps = { db: Database; clock: Clock; limits: Limits };

/** Resumes a seat's session in this browser; null if it has ended meanwhile. */
type TakeSeat = (tx: Database, seat: Seat) => Promise<{ formerUserId: number | null } | null>;

/** A seat as the lock screen lists it: name and role only. */
export const presentSeat = ({ id, fullName, username, role }: Seat): DeskColleague => ({
  id,
  name: fullName ?? username,
  // Cast: the query excludes clients.
  role: role as DeskColleague['role'],
});

export function createSharedDesk(deps: SharedDeskDeps) {
  const { db, clock } = deps;
  // Shares its attempts with unlocking, so that guesses at either count together.
  const checkPassword = createPasswordCheck(deps);

  return {
    /**
     * Hands the desk over to a waiting colleague.
     * @param seats the sessions waiting at this browser's desk; no others are considered
     * @throws Refusal `not_at_desk` if the session is unknown, ended or at another desk; `wrong_password`;
     * 429 after too many
     */
    async take(
      { id, password }: { id: number; password: string },
      seats: readonly Seat[],
      takeSeat: TakeSeat,
    ): Promise<User> {
      const seat = seats.find((each) => each.id === id);
      if (seat === undefined) throw refuse('not_at_desk');
      const user = await checkPassword(seat.userId, password, 'password');
      await inTransaction(db, async (tx) => {
        // A password change during the comparison, or the director, may have ended this session.
        const taken = await takeSeat(tx, seat);
        if (taken === null) throw refuse('not_at_desk');
        await record(tx, {
          at: clock.now(),
          actor: actorOf(seat),
          action: 'account.desk-taken',
          subject: `user:${seat.userId}`,
          detail: taken,
        });
      });
      return present(user);
    },
  };
}
