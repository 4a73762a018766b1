import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { notifyPatient, requireCard } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { creditPaidOutLetter } from '../letters.server.ts';
import { append, deskId, whileNobodyCounts } from '../queries.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import type { DeskMethod } from '../references.ts';
import { methodsFor } from '../terms.ts';
import { payOutRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(payOutRefusals);
type Payer = { payerUserId: number | null; payerPatientId: number | null };

/** Whose card the credit of a payer is of: their account's, or the card that has none. */
const cardOfPayer = async (db: Database, { payerUserId, payerPatientId }: Payer): Promise<number | null> =>
  payerUserId === null ? payerPatientId : ((await queries.cardOf(db, payerUserId)) ?? null);

/** Where money of a payer becomes credit. @returns undefined where they have no card any more that they could use it by */
export async function accountOfPayer(tx: Database, payer: Payer, now: Date): Promise<number | undefined> {
  const patientId = await queries.openCardOf(tx, payer);
  return patientId === undefined ? undefined : queries.openAccountOf(tx, patientId, now);
}

/** What a payer has at the clinic, in cents. */
export async function creditOfPayer(db: Database, payer: Payer): Promise<number> {
  const patientId = await cardOfPayer(db, payer);
  return patientId === null ? 0 : queries.creditOfCard(db, patientId);
}

/**
 * Sets credit of a payer aside for what is being paid: until the transaction ends nobody else spends it. The till's lock comes before.
 * @returns the account that it is taken from; undefined where there is less
 */
export async function takeCredit(tx: Database, payer: Payer, cents: number): Promise<number | undefined> {
  const patientId = await cardOfPayer(tx, payer);
  if (patientId === null) return undefined;
  const [account] = await queries.lockAccountsOf(tx, patientId);
  return (await queries.creditOfCard(tx, patientId)) < cents ? undefined : account?.id;
}

/**
 * Notes that credit has been given to its person as money: no sale and no return of one, so nothing of the receipts' series.
 * @returns what is left, in cents
 * @throws Refusal `not_found`, `too_much`, `no_cash`
 */
export const payOut = (
  { db, clock }: Pick<PaymentsDeps, 'db' | 'clock'>,
  actor: Person,
  patientId: number,
  { cents, method }: { cents: number; method: DeskMethod },
  remember: Remember,
): Promise<{ cents: number }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await requireCard(tx, { actor, id: patientId, now });
    if (!methodsFor(cents).includes(method)) throw refuse('no_cash');
    await whileNobodyCounts(tx);
    const [account] = await queries.lockAccountsOf(tx, patientId);
    const left = (await queries.creditOfCard(tx, patientId)) - cents;
    if (account === undefined || left < 0) throw refuse('too_much');
    const id = deskId();
    await append(tx, {
      at: now,
      step: 'credit_paid_out',
      reference: `credit:${account.id}`,
      orderId: id,
      refundId: id,
      cents,
      currency,
      method,
      enteredBy: actor.userId,
      creditAccountId: account.id,
    });
    const letter = {
      kind: 'payment.credit-paid-out',
      ...creditPaidOutLetter({ cents, currency, method, left }),
    };
    await notifyPatient(tx, patientId, ({ pays }) => (pays ? letter : null), now);
    await record(tx, {
      at: now,
      actor,
      action: 'credit.paid-out',
      subject: `patient:${patientId}`,
      patientId,
      detail: { cents, method },
    });
    await remember(tx, left);
    return { cents: left };
  });

/** A person's own credit. */
export async function ownCredit(db: Database, userId: number): Promise<{ cents: number }> {
  return { cents: await creditOfPayer(db, { payerUserId: userId, payerPatientId: null }) };
}
