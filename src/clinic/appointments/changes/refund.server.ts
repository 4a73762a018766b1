import { appointmentReference } from '#clinic/payments/contract.ts';
import { cancellationReason, refundItem, refundPartOfItem } from '#clinic/payments/service.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { findCarryOver } from '../payment/first-visit.server.ts';
import { addCarryOver } from '../payment/queries.server.ts';
import { toRuleInput } from '../presenter.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { type Notice, refundOnCancellation } from '../rules/cancellation.ts';
import type { CarryOver } from '../rules/first-visit-rules.ts';
import type { Refund } from '../rules/refund-kinds.ts';

/**
 * The refund of a cancellation with this notice, and the supplement of a child's first visit kept for the next one
 * (none if the notice is waived).
 */
export async function computeRefund(
  deps: Pick<AppointmentsDeps, 'prices'>,
  db: Database,
  view: AppointmentView,
  notice: Notice,
  now: Date,
): Promise<{ refund: Refund; carryOver: CarryOver | undefined }> {
  const carryOver = notice === 'waived' ? undefined : await findCarryOver(deps, db, view);
  const facts = { ...toRuleInput(view, now), supplementKept: carryOver?.cents };
  return { refund: refundOnCancellation(facts, notice), carryOver };
}

/**
 * Refunds a cancelled appointment in the transaction that cancels it, except for the supplement that pays for
 * the child's next first visit. If the visit itself was paid by such a supplement and no visit inherits it,
 * it is refunded from the payment it came from.
 * @param carryOver from `computeRefund`, before the cancellation
 */
export async function refundCancelledAppointment(
  { jobs }: { jobs: Jobs },
  tx: Database,
  view: AppointmentView,
  carryOver: CarryOver | undefined,
  now: Date,
): Promise<void> {
  const { id, supplementCents: inherited, supplementFromId: from } = view;
  const reason = cancellationReason;
  const withheldCents = carryOver?.cents ?? 0;
  if (carryOver !== undefined)
    await addCarryOver(tx, carryOver.heir.id, { cents: withheldCents, of: from ?? id });
  const ownWithheld = from === null ? withheldCents : 0;
  await refundItem(tx, jobs, appointmentReference(id), { reason, withheldCents: ownWithheld }, now);
  if (from !== null && inherited > withheldCents) {
    const part = { cents: inherited - withheldCents, reason, requestId: `supplement-${id}` };
    await refundPartOfItem(tx, jobs, appointmentReference(from), part, now);
  }
}
