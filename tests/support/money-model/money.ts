import { expect } from 'vitest';
import type { Facts, LedgerLine, WalletCapture } from './facts.ts';
import type { RunState } from './run-state.ts';

/**
 * Checks that the ledger matches the emulator's books for every capture, and that every capture bought one
 * item or was refunded.
 */
export function assertMoney(course: RunState, facts: Facts): void {
  const { ledger, taken, letters } = facts;
  const captured = ledger.filter(({ step }) => step === 'captured').map(({ capture_id: id }) => id);
  expect(captured.sort(), 'captures in the ledger and in the books').toEqual(
    taken.map(({ id }) => id).sort(),
  );
  for (const capture of taken) {
    const lines = ledger.filter(({ capture_id: id }) => id === capture.id);
    assertSameAsBooks(capture, lines);
    assertVerdict(course, facts, capture, lines);
  }
  const refused = ledger.filter(({ step }) => step === 'refund_refused').length;
  expect(
    letters.filter(({ kind }) => kind === 'payment.refund-by-hand'),
    'tasks for staff',
  ).toHaveLength(refused);
}

/**
 * Checks that each purchase has one receipt, each refund of it one negative receipt, nothing else has any,
 * and no number is missing.
 */
export function assertReceipts({ ledger, receipts }: Facts): void {
  const bought = ledger.filter(({ step }) => step === 'verified');
  const captures = new Set(bought.map(({ capture_id: id }) => id));
  const returned = ledger.filter(({ step, capture_id: id }) => step === 'refunded' && captures.has(id));
  const due = [
    ...bought.map(({ capture_id: id, cents }) => `${id}: ${cents}`),
    ...returned.map(({ capture_id: id, refund_id: refund, cents }) => `${id}/${refund}: ${-(cents ?? 0)}`),
  ];
  const issued = receipts.map(({ capture_id: id, refund_id: refund, cents }) =>
    refund === null ? `${id}: ${cents}` : `${id}/${refund}: ${cents}`,
  );
  expect(issued.sort(), 'receipts, and what the ledger asks for').toEqual(due.sort());
  for (const [series, own] of Map.groupBy(receipts, (receipt) => receipt.series))
    expect(
      own.map(({ number }) => number),
      `numbers of receipts of ${series}`,
    ).toEqual(own.map((_, index) => index + 1));
}

function assertSameAsBooks(capture: WalletCapture, lines: LedgerLine[]): void {
  const first = lines.find(({ step }) => step === 'captured');
  const written = [first?.reference, first?.order_id, first?.cents, first?.currency];
  const { reference, orderId, cents, currency } = capture;
  expect(written, `capture ${capture.id} as written`).toEqual([reference, orderId, cents, currency]);
  const refunded = lines.filter(({ step }) => step === 'refunded');
  const returnedCents = refunded.reduce((total, line) => total + (line.cents ?? 0), 0);
  expect(returnedCents, `returned of capture ${capture.id}, ledger and books`).toBe(capture.returnedCents);
}

function assertVerdict(course: RunState, facts: Facts, capture: WalletCapture, lines: LedgerLine[]): void {
  const verdicts = lines.filter(({ step }) => step === 'verified' || step === 'rejected');
  expect(verdicts, `verdicts on capture ${capture.id}`).toHaveLength(1);
  const [verdict] = verdicts as [LedgerLine];
  const isRefused = lines.some(({ step }) => step === 'refund_refused');
  if (verdict.step === 'verified') {
    assertRightlyBought(facts, capture, lines);
    return;
  }
  assertRightlyRejected(facts, capture, verdict);
  if (verdict.reason === 'returned_at_wallet')
    expect(course.returnedByHand.has(capture.id), `capture ${capture.id} returned by hand`).toBe(true);
  else if (!isRefused)
    expect(capture.returnedCents, `capture ${capture.id} bought nothing and went back`).toBe(capture.cents);
}

/** Checks that the price was paid. A child's price may have fallen until the payment arrived: the rest is refunded. */
function assertRightlyBought(
  { kept }: Facts,
  { id, reference, units, cents, currency }: WalletCapture,
  lines: LedgerLine[],
): void {
  const appointment = kept.find((one) => one.reference === reference);
  const difference = lines.find(({ step, reason }) => step === 'refund_due' && reason === 'price_difference');
  const facts = { units, currency, cents: cents - (difference?.cents ?? 0) };
  const price = { units: 1, currency: 'EUR', cents: appointment?.price_cents };
  expect(facts, `capture ${id} bought ${reference}`).toEqual(price);
}

/** Checks that the stated reason is true. (A child's price may have changed since.) */
function assertRightlyRejected({ kept, ledger }: Facts, capture: WalletCapture, verdict: LedgerLine): void {
  const appointment = kept.find((one) => one.reference === capture.reference);
  const isBoughtBefore = ledger.some(
    ({ id, step, reference }) =>
      step === 'verified' && reference === capture.reference && Number(id) < Number(verdict.id),
  );
  const isTrue: Record<string, boolean | undefined> = {
    returned_at_wallet: capture.returnedCents > 0,
    odd_order: capture.units > 1,
    wrong_currency: capture.currency !== 'EUR',
    wrong_amount: appointment?.kind === 'child' || appointment?.price_cents !== capture.cents,
    second_payment: isBoughtBefore,
    // Confirmed and unpaid: its payment was refunded in the wallet's panel, and it cannot be paid online again.
    gone: !isBoughtBefore || appointment?.paid === false,
  };
  expect(isTrue[verdict.reason ?? ''], `capture ${capture.id} rejected: ${verdict.reason}`).toBe(true);
}
