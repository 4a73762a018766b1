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

/** Opens the session of a seat in this browser; null where it has ended meanwhile. */
type TakeSeat = (tx: Database, seat: Seat) => Promise<{ formerUserId: number | null } | null>;

/** As the lock screen lists them: no more than who they are at the clinic. */
export const presentSeat = ({ id, fullName, username, role }: Seat): DeskColleague => ({
  id,
  name: fullName ?? username,
  // Cast: the query leaves clients out.
  role: role as DeskColleague['role'],
});

/** Changing person at a shared desk. */
export function createSharedDesk(deps: SharedDeskDeps) {
  const { db, clock } = deps;
  // The count that unlocking has: who guesses at one is slowed down at the other.
  const checkPassword = createPasswordCheck(deps);

  return {
    /**
     * Carries the desk over to a colleague who waits at it.
     * @param seats who waits at this browser's desk: nobody else is looked for
     * @throws Refusal `not_at_desk`, for whoever is unknown, gone or at another desk; `wrong_password`; 429 after too many
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
        // A password that changed while it was compared, or the direction, has ended this session.
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
