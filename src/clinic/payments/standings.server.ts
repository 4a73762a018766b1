import type { Database } from '#platform/database.server.ts';
import * as queries from './queries.server.ts';
import type { PaymentStanding } from './references.ts';
import type { LedgerStep } from './tables.server.ts';

type Step = { step: LedgerStep; captureId: string | null };

const decided = new Set<LedgerStep>(['captured', 'declined']);

/** Whether the wallet is still deciding about a capture. */
const hasUndecided = (steps: Step[]): boolean =>
  steps.some(
    ({ step, captureId }) =>
      step === 'pending' && !steps.some((later) => later.captureId === captureId && decided.has(later.step)),
  );

/** Reads the standing from the ledger's steps for one thing, oldest first. */
export function standingOf(steps: Step[]): PaymentStanding {
  const bought = steps.find(({ step }) => step === 'verified')?.captureId;
  // Where something was bought, only that capture's own return counts; otherwise any money that came and goes.
  const relevant = bought === undefined ? steps : steps.filter(({ captureId }) => captureId === bought);
  const has = (wanted: LedgerStep) => relevant.some(({ step }) => step === wanted);
  if (has('refunded')) return 'returned';
  if (has('refund_due')) return 'returning';
  if (bought !== undefined) return 'paid';
  return hasUndecided(steps) ? 'checking' : 'none';
}

/**
 * How the money of several things stands.
 * @param references of at most a few hundred things
 */
export async function standingsOf(
  db: Database,
  references: readonly string[],
): Promise<(reference: string) => PaymentStanding> {
  const steps = references.length === 0 ? [] : await queries.coursesOf(db, references);
  const courses = Map.groupBy(steps, ({ reference }) => reference);
  return (reference) => standingOf(courses.get(reference) ?? []);
}

/** Whether the wallet reviews a payment for this: then nobody should pay again. */
export const isUnderReview = async (db: Database, reference: string): Promise<boolean> =>
  hasUndecided(await queries.coursesOf(db, [reference]));
