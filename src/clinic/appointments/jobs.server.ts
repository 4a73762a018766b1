import { asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

/** Cancels an expired hold. Nothing depends on it: availability and booking ignore expired holds anyway. */
export const expireHold = job<{ appointmentId: number }>('appointments.expire-hold');

/** Asks for the payment of a hold, once it has stayed unpaid for `askAfterMinutes`. */
export const askForPayment = job<{ appointmentId: number }>('appointments.ask-for-payment');

/** By then most people have paid on the page that follows the booking. */
const askAfterMinutes = 5;

export const askForPaymentTime = (bookedAt: Date): Date =>
  new Date(bookedAt.getTime() + askAfterMinutes * 60_000);

/**
 * PostgreSQL's clock starts the job and the app's clock decides whether the hold is over; one minute covers a
 * difference.
 */
export const expiryJobTime = (holdExpiresAt: Date): Date => new Date(holdExpiresAt.getTime() + 60_000);

/** Audits the expiry of a hold, whether a job, a booking or a move found it. */
export const recordExpiry = (tx: Database, appointmentId: number, at: Date) =>
  record(tx, {
    at,
    actor: asSystem('appointments.expire-hold'),
    action: 'appointment.hold-expired',
    subject: `appointment:${appointmentId}`,
  });
