import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { returnsAtDesk } from '../desk/queries.server.ts';
import type { DeskMethod } from '../references.ts';
import { type MoneyMatter, noteReturned } from './contract.ts';
import { endRefused, openReviews, refusedRefunds } from './queries.server.ts';

const refuse = refusing(noteReturned.refusals);

type Row = Awaited<ReturnType<typeof refusedRefunds>>[number];

const present = (
  kind: MoneyMatter['kind'],
  { name, phone, email, at, ...row }: Row,
  method: DeskMethod | null = null,
): MoneyMatter => ({
  ...row,
  ...{ kind, method, at: at.toISOString() },
  payer: name === null ? null : { name, phone, email },
});

/** Money that waits for somebody, what the wallet has refused first. */
export async function moneyMatters(db: Database): Promise<MoneyMatter[]> {
  const [refused, reviews, atDesk] = await Promise.all([
    refusedRefunds(db),
    openReviews(db),
    returnsAtDesk(db),
  ]);
  return [
    ...atDesk.map(({ method, cardPhone, ...row }) =>
      present(
        'desk_return',
        { ...row, phone: row.phone ?? cardPhone, reason: null },
        method === 'wallet' ? null : method,
      ),
    ),
    ...refused.map((row) => present('refund_refused', row)),
    ...reviews.map((row) => present('under_review', { ...row, currency: row.currency ?? '' })),
  ];
}

/**
 * Notes that refused money has gone back by another way; it is no matter any more. What the wallet did stays in the ledger.
 * @param how by which way, for the books
 * @throws Refusal `not_found` where there is no such refund, or it is ended
 */
export const noteReturnedByHand = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Person,
  id: number,
  how: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const ended = await endRefused(tx, id);
    if (ended === undefined) throw refuse('not_found');
    await record(tx, {
      ...{ at: clock.now(), actor, action: 'payment.returned-by-hand' },
      subject: ended.reference,
      detail: { cents: ended.cents, how },
    });
  });
