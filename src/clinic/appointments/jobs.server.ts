import { asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

/** Tidies a hold that has run out. Nothing waits for it: availability and booking look past such holds by themselves. */
export const expireHold = job<{ appointmentId: number }>('appointments.expire-hold');

/** PostgreSQL's clock starts the job and ours says whether the hold is over: a minute keeps them from disagreeing. */
export const tidyAfter = (holdExpiresAt: Date): Date => new Date(holdExpiresAt.getTime() + 60_000);

/** A hold that ran out is on record, whoever noticed. */
export const recordExpiry = (tx: Database, appointmentId: number, at: Date) =>
  record(tx, {
    at,
    actor: asSystem('appointments.expire-hold'),
    action: 'appointment.hold-expired',
    subject: `appointment:${appointmentId}`,
  });
