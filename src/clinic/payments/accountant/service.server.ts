import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { quarterCsvOf } from '../receipts/csv.ts';
import { issuedBetween } from '../receipts/queries.server.ts';
import { daysOfQuarter } from './rules.ts';

/** The receipts of a quarter as a table, in order of their numbers; that it was taken is recorded. */
export async function quarterFor(
  { db, clock }: Pick<PaymentsDeps, 'db' | 'clock'>,
  actor: Person,
  quarter: string,
): Promise<string> {
  const { from, to } = daysOfQuarter(quarter);
  const issued = await issuedBetween(db, instantOf(from, '00:00'), instantOf(to, '00:00'));
  await record(db, {
    at: clock.now(),
    actor,
    action: 'receipts.quarter-taken',
    subject: `quarter:${quarter}`,
  });
  return quarterCsvOf(issued);
}
