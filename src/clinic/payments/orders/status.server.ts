import type { Database } from '#platform/postgres/database.server.ts';
import * as queries from '../queries.server.ts';
import { type PayableKind, type PaymentMethod, type PaymentStatus, parseReference } from '../references.ts';
import { cancellationReason, type RefundReason } from '../refunds/service.server.ts';
import type { LedgerStep } from '../tables.server.ts';
import * as claimQueries from './queries.server.ts';

type Step = {
  step: LedgerStep;
  captureId: string | null;
  cents: number | null;
  reason?: string | null;
  orderId?: string;
  part?: number;
};

const decided = new Set<LedgerStep>(['captured', 'declined']);

/** Whether a capture is under review. */
const hasUndecided = (steps: Step[]): boolean =>
  steps.some(
    ({ step, captureId }) =>
      step === 'pending' && !steps.some((later) => later.captureId === captureId && decided.has(later.step)),
  );

/** Refund reason of an undone payment, which counts as never made. */
const undone: RefundReason = 'undone';

const dropUndone = <S extends Step>(steps: readonly S[]): S[] => {
  const gone = new Set(steps.flatMap(({ reason, captureId }) => (reason === undone ? [captureId] : [])));
  return gone.size === 0 ? [...steps] : steps.filter(({ captureId }) => !gone.has(captureId));
};

function purchaseSteps<S extends Step>(steps: readonly S[]): S[] {
  const verified = steps.filter(({ step }) => step === 'verified');
  // The last one, because an item refunded at the wallet may have been paid again.
  const last = verified.at(-1);
  if (last === undefined) return [];
  return (last.part ?? 0) === 0 ? [last] : verified.filter(({ orderId }) => orderId === last.orderId);
}

/** Derives the payment status of one item from its ledger steps, oldest first. */
export function derivePaymentStatus(all: Step[]): PaymentStatus {
  const steps = dropUndone(all);
  const bought = purchaseSteps(steps);
  // After a purchase only its own refunds count; otherwise all money.
  if (bought.length > 0) {
    const captures = new Set(bought.map(({ captureId }) => captureId));
    return derivePurchaseStatus(
      bought.reduce((sum, { cents }) => sum + (cents ?? Number.POSITIVE_INFINITY), 0),
      steps.filter(({ captureId }) => captures.has(captureId)),
    );
  }
  const has = (wanted: LedgerStep) => steps.some(({ step }) => step === wanted);
  // Also after a refund: an unpaid item can be paid again.
  if (hasUndecided(steps)) return 'checking';
  if (has('refunded')) return 'returned';
  return has('refund_due') ? 'returning' : 'none';
}

/**
 * Paid until the whole amount is refunded or due for refund: a partial refund leaves it paid. After a cancellation
 * only the recorded refund is made. A refund the wallet reported before our job's response is recorded once as done
 * and closes the due one.
 */
function derivePurchaseStatus(paid: number, steps: Step[]): PaymentStatus {
  const due: number[] = [];
  let gone = 0;
  for (const { step, cents } of steps) {
    const moved = cents ?? Number.POSITIVE_INFINITY;
    if (step === 'refund_due') due.push(moved);
    if (step !== 'refunded') continue;
    gone += moved;
    const ended = due.indexOf(moved);
    if (ended >= 0) due.splice(ended, 1);
  }
  const isCancelled = steps.some(
    ({ step, reason }) => step === 'refund_due' && reason === cancellationReason,
  );
  if (isCancelled) return due.length === 0 ? 'returned' : 'returning';
  if (gone >= paid) return 'returned';
  return gone + due.reduce((sum, one) => sum + one, 0) >= paid ? 'returning' : 'paid';
}

export type ItemPayment = { payment: PaymentStatus; paidWith: PaymentMethod | null; paidAt: Date | null };

/**
 * Payment status of several items.
 * @param references at most a few hundred
 */
export async function readPayments(
  db: Database,
  references: readonly string[],
): Promise<(reference: string) => ItemPayment> {
  const steps = references.length === 0 ? [] : await queries.listLedgerSteps(db, references);
  const courses = Map.groupBy(steps, ({ reference }) => reference);
  return (reference) => {
    const course = courses.get(reference) ?? [];
    // For a split payment, the part that is not credit.
    const bought = purchaseSteps(dropUndone(course)).at(-1);
    return {
      payment: derivePaymentStatus(course),
      paidWith: bought?.method ?? null,
      paidAt: bought?.at ?? null,
    };
  };
}

/** Whether a payment for this item is under review, so that nobody pays twice. */
export const isUnderReview = async (db: Database, reference: string): Promise<boolean> =>
  hasUndecided(await queries.listLedgerSteps(db, [reference]));

/** Whether a payment of a user for this kind of item is under review; abandoned claims do not count. */
export async function hasUnderReview(db: Database, payerUserId: number, type: PayableKind): Promise<boolean> {
  const own = (await claimQueries.openReferencesOf(db, payerUserId)).filter(
    (reference) => parseReference(reference)?.type === type,
  );
  return own.length > 0 && hasUndecided(await queries.listLedgerSteps(db, own));
}
