import { appointmentReference } from '#clinic/payments/contract.ts';
import { returnPartOf, returnPaymentOf } from '#clinic/payments/service.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { inherit } from '../payment/queries.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import type { Supplement } from '../rules/first-visit-rules.ts';

/**
 * Returns what was paid for a cancelled appointment, in the transaction that cancels it: all of it but for the supplement
 * that pays for the child's next first visit. Where the visit lived on such a supplement itself and nobody inherits it,
 * that comes back from the payment in which it stayed.
 * @param kept as `supplementOf` said before the appointment was cancelled
 */
export async function returnPaid(
  { jobs }: { jobs: Jobs },
  tx: Database,
  view: AppointmentView,
  kept: Supplement | undefined,
  now: Date,
): Promise<void> {
  const { id, supplementCents: inherited, supplementOf: from } = view;
  const [reason, keptCents] = ['cancelled_in_time' as const, kept?.cents ?? 0];
  if (kept !== undefined) await inherit(tx, kept.heir.id, { cents: keptCents, of: from ?? id });
  const ownKept = from === null ? keptCents : 0;
  await returnPaymentOf(tx, jobs, appointmentReference(id), { reason, keptCents: ownKept }, now);
  if (from !== null && inherited > keptCents) {
    const part = { cents: inherited - keptCents, reason, requestId: `supplement-${id}` };
    await returnPartOf(tx, jobs, appointmentReference(from), part, now);
  }
}
