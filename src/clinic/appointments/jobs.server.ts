import { record } from '#clinic/audit/service.server.ts';
import type { Clock } from '#platform/clock.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { handler, type JobHandler, job } from '#platform/jobs.server.ts';
import * as queries from './queries.server.ts';

/** Tidies a hold that has run out. Nothing waits for it: availability and booking look past such holds by themselves. */
export const expireHold = job<{ appointmentId: number }>('appointments.expire-hold');

export const appointmentJobs = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  handler(expireHold, ({ appointmentId }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      if (!(await queries.expireHold(tx, appointmentId, now))) return;
      await record(tx, {
        at: now,
        actorUserId: null,
        action: 'appointment.hold-expired',
        subject: `appointment:${appointmentId}`,
      });
    }),
  ),
];
