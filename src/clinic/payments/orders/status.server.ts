import type { Database } from '#platform/postgres/database.server.ts';
import * as queries from '../queries.server.ts';
import { type PayableKind, type PaymentMethod, type PaymentStatus, readReference } from '../references.ts';
import { cancelledReason, type RefundReason } from '../refunds/service.server.ts';
import type { LedgerStep } from '../tables.server.ts';
import * as claimQueries from './queries.server.ts';

type Step = {
  step: LedgerStep;
  captureId: string | null;
  cents: number | null;
  reason?: string | null;
  /** Of what was paid by two ways at once, in one order. */
  orderId?: string;
  part?: number;
};

const decided = new Set<LedgerStep>(['captured', 'declined']);

/** Whether the wallet is still deciding about a capture. */
const hasUndecided = (steps: Step[]): boolean =>
  steps.some(
    ({ step, captureId }) =>
      step === 'pending' && !steps.some((later) => later.captureId === captureId && decided.has(later.step)),
  );

/** The reason of a return that takes back what was wrongly typed: as if it had never been paid. */
const undone: RefundReason = 'undone';

const withoutUndone = <S extends Step>(steps: readonly S[]): S[] => {
  const gone = new Set(steps.flatMap(({ reason, captureId }) => (reason === undone ? [captureId] : [])));
  return gone.size === 0 ? [...steps] : steps.filter(({ captureId }) => !gone.has(captureId));
};

/** The capture that bought it; two, where a part was paid with credit. */
function boughtBy<S extends Step>(steps: readonly S[]): S[] {
  const verified = steps.filter(({ step }) => step === 'verified');
  // The last one: what went back at the wallet's may have been paid again.
  const last = verified.at(-1);
  if (last === undefined) return [];
  return (last.part ?? 0) === 0 ? [last] : verified.filter(({ orderId }) => orderId === last.orderId);
}

/** Reads the status from the ledger's steps for one thing, oldest first. */
export function paymentStatusOf(all: Step[]): PaymentStatus {
  const steps = withoutUndone(all);
  const bought = boughtBy(steps);
  // Where something was bought, only its own returns count; otherwise any money that came and goes.
  if (bought.length > 0) {
    const captures = new Set(bought.map(({ captureId }) => captureId));
    return statusOfBought(
      bought.reduce((sum, { cents }) => sum + (cents ?? Number.POSITIVE_INFINITY), 0),
      steps.filter(({ captureId }) => captures.has(captureId)),
    );
  }
  const has = (wanted: LedgerStep) => steps.some(({ step }) => step === wanted);
  // Also after money that went back: what is not paid may be paid again.
  if (hasUndecided(steps)) return 'checking';
  if (has('refunded')) return 'returned';
  return has('refund_due') ? 'returning' : 'none';
}

/**
 * It is paid until all of it has gone back, or is noted to: whoever gets a part back has still paid. Where it was
 * cancelled, what is noted then is all that goes back: what stays pays for something else. A return that the
 * wallet knew of before our job had its answer is in the ledger once as done, and so ends one that was due.
 */
function statusOfBought(paid: number, steps: Step[]): PaymentStatus {
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
  const isCancelled = steps.some(({ step, reason }) => step === 'refund_due' && reason === cancelledReason);
  if (isCancelled) return due.length === 0 ? 'returned' : 'returning';
  if (gone >= paid) return 'returned';
  return gone + due.reduce((sum, one) => sum + one, 0) >= paid ? 'returning' : 'paid';
}

/** How the money of something stands, and how and when it was paid, where it was. */
export type PaymentOfThing = { payment: PaymentStatus; paidWith: PaymentMethod | null; paidAt: Date | null };

/**
 * How the money of several things stands.
 * @param references of at most a few hundred things
 */
export async function paymentsOf(
  db: Database,
  references: readonly string[],
): Promise<(reference: string) => PaymentOfThing> {
  const steps = references.length === 0 ? [] : await queries.coursesOf(db, references);
  const courses = Map.groupBy(steps, ({ reference }) => reference);
  return (reference) => {
    const course = courses.get(reference) ?? [];
    // Of two ways the one by which money came.
    const bought = boughtBy(withoutUndone(course)).at(-1);
    return {
      payment: paymentStatusOf(course),
      paidWith: bought?.method ?? null,
      paidAt: bought?.at ?? null,
    };
  };
}

/** Whether the wallet reviews a payment for this: then nobody should pay again. */
export const isUnderReview = async (db: Database, reference: string): Promise<boolean> =>
  hasUndecided(await queries.coursesOf(db, [reference]));

/** Whether the wallet reviews a payment of somebody's for something of this type; one that we have given up holds up nothing. */
export async function hasUnderReview(db: Database, payerUserId: number, type: PayableKind): Promise<boolean> {
  const own = (await claimQueries.openReferencesOf(db, payerUserId)).filter(
    (reference) => readReference(reference)?.type === type,
  );
  return own.length > 0 && hasUndecided(await queries.coursesOf(db, own));
}
