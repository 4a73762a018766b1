import type { Database } from '#platform/postgres/database.server.ts';
import { numberText } from '../receipts/rules.ts';
import { receiptsFor, refundsOpen, type Whose } from './queries.server.ts';

/** What came in and went back, newest first, and what is still to go back. Whether it may be seen is the caller's to know. */
export async function movementsOf(db: Database, whose: Whose) {
  const [issued, open] = await Promise.all([receiptsFor(db, whose), refundsOpen(db, whose)]);
  return {
    receipts: issued.map(({ receipt, fullName, username }) => ({
      id: receipt.id,
      number: numberText(receipt),
      issuedAt: receipt.issuedAt.toISOString(),
      concept: receipt.concept,
      cents: receipt.cents,
      isRefund: receipt.refundId !== null,
      payerName: fullName ?? username,
    })),
    returning: open.map(({ id, cents, createdAt, state }) => ({
      id,
      cents,
      since: createdAt.toISOString(),
      isRefused: state === 'refused',
    })),
  };
}
