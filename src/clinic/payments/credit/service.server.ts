import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { notifyPatient, requirePatientRecord } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { creditPaidOutLetter } from '../letters.server.ts';
import { appendToLedger, lockTillShared, newDeskId } from '../queries.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import type { DeskMethod } from '../references.ts';
import { methodsFor } from '../terms.ts';
import { payOutRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(payOutRefusals);
type Payer = { payerUserId: number | null; payerPatientId: number | null };

/** The patient record that holds a payer's credit: the account's, or the one without an account. */
const findPayerPatientId = async (
  db: Database,
  { payerUserId, payerPatientId }: Payer,
): Promise<number | null> =>
  payerUserId === null ? payerPatientId : ((await queries.findPatientId(db, payerUserId)) ?? null);

/** The credit account for a refund to a payer. @returns undefined if the payer has no usable record */
export async function openPayerCreditAccount(
  tx: Database,
  payer: Payer,
  now: Date,
): Promise<number | undefined> {
  const patientId = await queries.findOpenPatientId(tx, payer);
  return patientId === undefined ? undefined : queries.getOrOpenCreditAccount(tx, patientId, now);
}

export async function readPayerCredit(db: Database, payer: Payer): Promise<number> {
  const patientId = await findPayerPatientId(db, payer);
  return patientId === null ? 0 : queries.readCreditBalance(db, patientId);
}

/**
 * Reserves credit for a payment: nobody else can spend it until the transaction ends. Call after taking the till's
 * lock.
 * @returns the credit account; undefined if the balance is too low
 */
export async function reserveCredit(tx: Database, payer: Payer, cents: number): Promise<number | undefined> {
  const patientId = await findPayerPatientId(tx, payer);
  if (patientId === null) return undefined;
  const [account] = await queries.lockCreditAccounts(tx, patientId);
  return (await queries.readCreditBalance(tx, patientId)) < cents ? undefined : account?.id;
}

/**
 * Records a payout of credit. It is neither a sale nor a refund, so it issues no receipt.
 * @returns the remaining credit in cents
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
    await requirePatientRecord(tx, { actor, id: patientId, now });
    if (!methodsFor(cents).includes(method)) throw refuse('no_cash');
    await lockTillShared(tx);
    const [account] = await queries.lockCreditAccounts(tx, patientId);
    const left = (await queries.readCreditBalance(tx, patientId)) - cents;
    if (account === undefined || left < 0) throw refuse('too_much');
    const id = newDeskId();
    await appendToLedger(tx, {
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
      cause: 'payment' as const,
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

export async function ownCredit(db: Database, userId: number): Promise<{ cents: number }> {
  return { cents: await readPayerCredit(db, { payerUserId: userId, payerPatientId: null }) };
}
