import { appointmentReference } from '#clinic/payments/contract.ts';
import { refundPartOf, refundPaymentOf } from '#clinic/payments/service.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { passSupplement } from '../payment/queries.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import type { Supplement } from '../rules/first-visit-rules.ts';

/**
 * Returns what was paid for a cancelled appointment, in the transaction that cancels it: all of it but for the supplement
 * that pays for the child's next first visit. Where the visit lived on such a supplement itself and nobody inherits it,
 * that comes back from the payment in which it stayed.
 * @param kept as `supplementToWithhold` said before the appointment was cancelled
 */
export async function refundCancelled(
  { jobs }: { jobs: Jobs },
  tx: Database,
  view: AppointmentView,
  kept: Supplement | undefined,
  now: Date,
): Promise<void> {
  const { id, supplementCents: inherited, supplementFromId: from } = view;
  const [reason, withheldCents] = ['cancelled_in_time' as const, kept?.cents ?? 0];
  if (kept !== undefined) await passSupplement(tx, kept.heir.id, { cents: withheldCents, of: from ?? id });
  const ownWithheld = from === null ? withheldCents : 0;
  await refundPaymentOf(tx, jobs, appointmentReference(id), { reason, withheldCents: ownWithheld }, now);
  if (from !== null && inherited > withheldCents) {
    const part = { cents: inherited - withheldCents, reason, requestId: `supplement-${id}` };
    await refundPartOf(tx, jobs, appointmentReference(from), part, now);
  }
}
